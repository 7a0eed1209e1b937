import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Card, cardLinkClass } from '#ui-kit/card.tsx'
import { homeDate, ordinalDate } from '#ui-kit/dates.ts'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { Award, Copy } from '#ui-kit/icons.ts'
import { copyLink } from '#ui-kit/share-link.ts'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import { participationAddress } from '../../certificates.contract.ts'
import { lengthLabel } from '../../length-label.contract.ts'
import type { OwnCertificate } from '../../own-certificates.contract.ts'
import { BadgeLink } from '../badge-link.tsx'
import { mailCertificateForm, mailProgramCertificateForm } from '../certificate-forms.ts'
import { DownloadLink } from '../download-link.tsx'
import styles from './my-certificates.module.css'

interface CertificateCardProps {
  certificate: OwnCertificate
  publicUrl: string
}

/** One certificate; the card itself links to its check page. */
export function CertificateCard({ certificate, publicUrl }: CertificateCardProps) {
  const { title, text_language, code, number, minutes, held_on } = certificate
  return (
    <Card
      as="li"
      badge={
        <>
          <TypeBadge icon={Award} tone="mist">
            {kindLabel(certificate)}
          </TypeBadge>
          <State certificate={certificate} />
        </>
      }
      eyebrow={
        <>
          <b>
            <time dateTime={held_on}>{ordinalDate(held_on, 'UTC')}</time>
          </b>
          {minutes > 0 && ` · ${lengthLabel(minutes)}`}
        </>
      }
      title={
        <h3 lang={text_language}>
          <Link to="/certificates/$code" params={{ code }} className={cardLinkClass}>
            {title}
          </Link>
        </h3>
      }
      byline={
        <dl className={styles.facts}>
          <div>
            <dt>{m.certificate_label_number()}</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>{m.certificate_label_code()}</dt>
            <dd>{code}</dd>
          </div>
        </dl>
      }
      foot={<Actions certificate={certificate} address={`${publicUrl}/certificates/${code}`} />}
    />
  )
}

function kindLabel({ kind, event }: OwnCertificate): string {
  if (kind === 'participation') return m.my_certificate_participation()
  return kind === 'program' ? m.my_certificate_program() : (event?.type.name ?? m.certificate())
}

function State({ certificate: { revoked_at, is_replaced } }: { certificate: OwnCertificate }) {
  if (revoked_at === null) return null
  const date = homeDate(revoked_at)
  return (
    <TypeBadge tone="coral">
      {is_replaced ? m.my_certificate_replaced({ date }) : m.my_certificate_revoked({ date })}
    </TypeBadge>
  )
}

function Actions({ certificate, address }: { certificate: OwnCertificate; address: string }) {
  const { kind, title, code, event, program, revoked_at, can } = certificate
  const id = (program ?? event)?.id
  const named = <span className="visually-hidden">: {title}</span>
  return (
    <div className={styles.actions}>
      {can.download && kind === 'participation' && (
        <DownloadLink address={participationAddress(code)} isWide>
          {m.certificate_download()} {named}
        </DownloadLink>
      )}
      {can.download && id !== undefined && (
        <>
          <DownloadLink
            address={`${program ? '/v2/event/course' : '/v2/event'}/certificate/?id=${id}`}
            isWide
          >
            {m.certificate_download()} {named}
          </DownloadLink>
          <Form form={program ? mailProgramCertificateForm : mailCertificateForm} headingLevel={3}>
            <input type="hidden" name="id" value={id} />
            <SubmitButton variant="second" size="normal" isWide>
              {m.certificate_email_me()} {named}
            </SubmitButton>
          </Form>
        </>
      )}
      {revoked_at === null && (
        <BadgeLink code={code} isWide>
          {named}
        </BadgeLink>
      )}
      <Button
        variant="ghost"
        isWide
        className={styles.copy}
        onClick={() => void copyLink({ title, url: address })}
      >
        <Copy aria-hidden="true" />
        {m.my_certificate_copy()} {named}
      </Button>
    </div>
  )
}
