import { Link } from '@tanstack/react-router'
import type { Failure } from '#contract/wire.ts'
import { FailedList, GrowingCards } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { Award } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { PassportPart } from '../passport/passport-part.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { type MyCertificatesData, shownCertificates } from './load-own-certificates.ts'
import styles from './my-certificates.module.css'
import { ownCertificateCatalogue } from './own-certificate-search.ts'

interface MyCertificatesProps {
  /** The query parameters of the page's address. */
  search: object
  data: MyCertificatesData | Failure
  publicUrl: string
}

/** The viewer's certificates, to download, email and share for checking. */
export function MyCertificates({ search: given, data: loaded, publicUrl }: MyCertificatesProps) {
  const search = ownCertificateCatalogue.read({ ...given })
  const data = 'success' in loaded ? loaded : loaded.list
  shownCertificates.useKeepShown(search, data, undefined)
  return (
    <section className={styles.part} aria-labelledby="my-certificates">
      <h2 id="my-certificates">{m.my_certificates_title()}</h2>
      {'passport' in loaded && <PassportPart passport={loaded.passport} />}
      {'success' in data ? (
        <FailedList title={m.my_certificates_failed()} problem={data.data.message} />
      ) : data.total === 0 ? (
        <NoCertificates />
      ) : (
        <>
          <div className={styles.head}>
            <p>{m.my_certificates_count({ count: data.total, shown: numberLabel(data.total) })}</p>
            <p>
              {m.my_certificates_missing()} <PastLink>{m.my_certificates_past()}</PastLink>
            </p>
          </div>
          <GrowingCards
            catalogue={ownCertificateCatalogue}
            search={search}
            list={data}
            failedTitle={m.my_certificates_failed()}
          >
            {(certificate) => (
              <CertificateCard key={certificate.id} certificate={certificate} publicUrl={publicUrl} />
            )}
          </GrowingCards>
        </>
      )}
    </section>
  )
}

/** A certificate is issued when first requested, on its event's card. */
function PastLink({ className, children }: { className?: string; children: string }) {
  return (
    <Link to="/my-pankh-page" search={{ when: 'past' }} {...(className ? { className } : {})}>
      {children}
    </Link>
  )
}

function NoCertificates() {
  return (
    <EmptyState
      icon={Award}
      title={m.my_certificates_none_title()}
      headingLevel={3}
      action={
        <div className={styles.ways}>
          <PastLink className={buttonClass({ variant: 'primary' })}>{m.my_certificates_past()}</PastLink>
          <Link to="/" search={{ status: 'upcoming' }} className={buttonClass()}>
            {m.my_events_find()}
          </Link>
        </div>
      }
    >
      {m.my_certificates_none_help()}
    </EmptyState>
  )
}
