import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { Award } from '#ui-kit/icons.ts'
import { mailCertificateForm } from './certificate-forms.ts'
import { DownloadLink } from './download-link.tsx'
import styles from './event-certificate.module.css'

interface EventCertificateProps {
  event_id: number
  /** The event certifies only after the person's review, which is missing. */
  awaitsReview: boolean
}

/**
 * The certificate of a person who attended, as a download or by email. Without JavaScript it is a link and a form.
 */
export function EventCertificate({ event_id, awaitsReview }: EventCertificateProps) {
  return (
    <section className={styles.certificate} aria-labelledby="own-certificate">
      <h2 id="own-certificate" className={styles.title}>
        <Award aria-hidden="true" />
        {m.certificate_own_heading()}
      </h2>
      {awaitsReview ? <ReviewFirst /> : <Ready event_id={event_id} />}
    </section>
  )
}

function ReviewFirst() {
  return (
    <>
      <p>{m.certificate_own_review_first()}</p>
      <a href="#reviews" className={buttonClass({ variant: 'primary', isWide: true })}>
        {m.review_write()}
      </a>
    </>
  )
}

function Ready({ event_id }: { event_id: number }) {
  return (
    <>
      <p>{m.certificate_own_text()}</p>
      <DownloadLink address={`/v2/event/certificate/?id=${event_id}`} isWide>
        {m.certificate_download()}
      </DownloadLink>
      <Form form={mailCertificateForm}>
        <input type="hidden" name="id" value={event_id} />
        <SubmitButton variant="second" size="normal" isWide>
          {m.certificate_email_me()}
        </SubmitButton>
      </Form>
    </>
  )
}
