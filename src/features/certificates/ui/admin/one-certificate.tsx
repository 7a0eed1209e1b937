import { m } from '#messages/messages.js'
import { homeDate } from '#ui-kit/dates.ts'
import { Form } from '#ui-kit/form.tsx'
import { FormText, FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import {
  type AdminCertificate,
  MOST_HOLDER_LETTERS,
  MOST_REASON_LETTERS,
} from '../../admin-certificates.contract.ts'
import { CertificateFacts } from '../certificate-facts.tsx'
import styles from './admin-certificates.module.css'

interface OneCertificateProps {
  certificate: AdminCertificate
  /** The path of the list. */
  path: string
}

/** One certificate for its organisers, who can revoke it, or replace it while its holder has an account. */
export function OneCertificate({ certificate, path }: OneCertificateProps) {
  const { id, code, state, email } = certificate
  return (
    <>
      <section className={styles.box}>
        <CertificateFacts facts={factsOf(certificate)} />
        <p>
          <a href={`/certificates/${code}`}>{m.admin_certificate_check()}</a>
        </p>
      </section>
      {state === 'replaced' || email === '' ? null : (
        <Reissue key={`new ${id}`} certificate={certificate} path={path} />
      )}
      {state === 'valid' ? <Revoke key={`revoke ${id}`} id={id} /> : null}
    </>
  )
}

function factsOf({ holder_name, email, issued_at, mailed_at, revoked_at, reason, code }: AdminCertificate) {
  const day = (moment: string) => homeDate(moment)
  return [
    { label: m.certificate_label_holder(), words: holder_name, isName: true },
    { label: m.admin_email(), words: email || m.admin_certificate_no_account() },
    { label: m.certificate_label_issued(), words: day(issued_at) },
    {
      label: m.admin_certificate_emailed(),
      words: mailed_at ? day(mailed_at) : m.admin_certificate_not_emailed(),
    },
    { label: m.certificate_label_code(), words: code },
    ...(revoked_at ? [{ label: m.admin_certificate_revoked_at(), words: day(revoked_at) }] : []),
    ...(reason ? [{ label: m.admin_certificate_reason(), words: reason }] : []),
  ]
}

/** Continues on the new certificate's own page. */
function Reissue({ certificate: { id, holder_name, state }, path }: OneCertificateProps) {
  return (
    <section className={styles.box}>
      <h2>{state === 'valid' ? m.admin_certificate_correct() : m.admin_certificate_again()}</h2>
      <p>{state === 'valid' ? m.admin_certificate_correct_text() : m.admin_certificate_again_text()}</p>
      <Form
        call="POST /v2/admin/certificate/reissue/"
        next={`${path}/{id}`}
        values={{ holder_name }}
        headingLevel={3}
        className={styles.form}
      >
        <input type="hidden" name="id" value={id} />
        <FormText
          name="holder_name"
          label={m.admin_certificate_name()}
          help={m.admin_certificate_name_help()}
          maxLength={MOST_HOLDER_LETTERS}
        />
        <div className={styles.line}>
          <SubmitButton size="normal">{m.admin_certificate_reissue()}</SubmitButton>
        </div>
      </Form>
    </section>
  )
}

function Revoke({ id }: { id: number }) {
  return (
    <section className={styles.box}>
      <h2>{m.admin_certificate_revoke()}</h2>
      <p>{m.admin_certificate_revoke_text()}</p>
      <Form call="POST /v2/admin/certificate/revoke/" headingLevel={3} className={styles.form}>
        <input type="hidden" name="id" value={id} />
        <FormTextArea
          name="reason"
          label={m.admin_certificate_reason()}
          help={m.admin_certificate_reason_help()}
          rows={3}
          maxLength={MOST_REASON_LETTERS}
          required
        />
        <div className={styles.line}>
          <SubmitButton size="normal" variant="danger">
            {m.admin_certificate_revoke()}
          </SubmitButton>
        </div>
      </Form>
    </section>
  )
}
