import { createFileRoute } from '@tanstack/react-router'
import { inPageLanguage, product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { homeDate, ordinalDate } from '#ui-kit/dates.ts'
import { Award, CircleAlert } from '#ui-kit/icons.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import { pageTitle, UnlistedHead } from '#ui-kit/page-head.tsx'
import { EmptyState } from '#ui-kit/page-states.tsx'
import {
  type CertificateKind,
  type CheckedCertificate,
  type CheckedModule,
  participationAddress,
} from '../certificates.contract.ts'
import { lengthLabel } from '../length-label.contract.ts'
import { BadgeLink } from './badge-link.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import styles from './certificate-page.module.css'
import certified from './certified-modules.module.css'
import { DownloadLink } from './download-link.tsx'

/** The public page to check a certificate by its code. */
export const Route = createFileRoute('/_basic/certificates/$code')({
  loader: async ({ context: { api }, params: { code } }) => {
    const answer = await api('GET /v2/event/certificate/check/', { query: { code } })
    return answer.success ? answer.data : pageCannotShow(answer)
  },
  notFoundComponent: NoCertificate,
  component: CertificatePage,
})

function CertificatePage() {
  const certificate = Route.useLoaderData()
  return (
    <div className={styles.page}>
      <UnlistedHead page={m.certificate_page_title()} />
      <article className={styles.card}>
        <Verdict revoked_at={certificate.revoked_at} />
        <CertificateFacts facts={factsOf(certificate)} />
        {certificate.modules && <CertifiedModules modules={certificate.modules} />}
        {certificate.revoked_at === null && <Files certificate={certificate} />}
      </article>
    </div>
  )
}

function Verdict({ revoked_at }: Pick<CheckedCertificate, 'revoked_at'>) {
  if (revoked_at === null) {
    return (
      <header className={styles.verdict}>
        <Award aria-hidden="true" />
        <h1>{m.certificate_valid()}</h1>
        <p>
          {m.certificate_valid_text({
            organisation: inPageLanguage(product.organisation.legalName),
          })}
        </p>
      </header>
    )
  }
  return (
    <header className={`${styles.verdict} ${styles.revoked}`}>
      <CircleAlert aria-hidden="true" />
      <h1>{m.certificate_revoked()}</h1>
      <p>
        {m.certificate_revoked_text({ date: homeDate(revoked_at) })} {m.certificate_badge_none()}
      </p>
    </header>
  )
}

const TITLE_LABELS: Record<CertificateKind, () => string> = {
  event: m.certificate_label_title,
  program: m.certificate_label_program,
  participation: m.certificate_label_participation,
}

function factsOf(certificate: CheckedCertificate) {
  const { kind, holder_name, title, text_language, minutes, held_on, issued_at, number, code } = certificate
  return [
    { label: m.certificate_label_holder(), words: holder_name, isName: true },
    {
      label: TITLE_LABELS[kind](),
      words: title,
      language: text_language,
    },
    ...(minutes > 0 ? [{ label: m.certificate_label_length(), words: lengthLabel(minutes) }] : []),
    {
      label: kind === 'event' ? m.certificate_label_event_date() : m.certificate_label_finished(),
      words: ordinalDate(held_on, 'UTC'),
    },
    { label: m.certificate_label_issued(), words: homeDate(issued_at) },
    { label: m.certificate_label_number(), words: number },
    { label: m.certificate_label_code(), words: code },
  ]
}

/** The modules of a program when its certificate was issued. */
function CertifiedModules({ modules }: { modules: readonly CheckedModule[] }) {
  return (
    <section aria-labelledby="certified-modules">
      <h2 id="certified-modules" className={certified.title}>
        {m.certificate_modules()}
      </h2>
      <ol className={certified.modules}>
        {modules.map(({ title, text_language, minutes, done_on }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot keeps its order, and names can repeat
          <li key={index}>
            <span lang={text_language}>{title}</span>{' '}
            <span className={certified.facts}>
              {lengthLabel(minutes)}
              {done_on && (
                <>
                  {' · '}
                  <time dateTime={done_on}>{ordinalDate(done_on, 'UTC')}</time>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/**
 * Links to the files of a certificate. People who completed an awareness program often have no account and get their
 * PDF here.
 */
function Files({ certificate: { kind, code } }: { certificate: CheckedCertificate }) {
  return (
    <div className={styles.files}>
      {kind === 'participation' && (
        <DownloadLink address={participationAddress(code)}>{m.certificate_download()}</DownloadLink>
      )}
      <BadgeLink code={code} />
    </div>
  )
}

function NoCertificate() {
  return (
    <div className={styles.page}>
      <title>{pageTitle(m.certificate_none_title())}</title>
      <EmptyState
        icon={CircleAlert}
        title={m.certificate_none_title()}
        headingLevel={1}
        action={
          <PlainLink href="/" className={buttonClass({ variant: 'primary' })}>
            {m.certificate_events()}
          </PlainLink>
        }
      >
        {m.certificate_none_text()}
      </EmptyState>
    </div>
  )
}
