import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormCheckbox, SubmitButton } from '#ui-kit/form-fields.tsx'
import type { CertifyingEvent } from '../../admin-certificates.contract.ts'
import styles from './admin-certificates.module.css'

/** Who gets a certificate of the event: the share of minutes stands in its details, the review is asked for here. */
export function CertificateRule({ id, event }: { id: number; event: CertifyingEvent }) {
  return (
    <section className={styles.box}>
      <h2>{m.admin_certificate_rule()}</h2>
      <p>
        {ruleLabel(event)}{' '}
        <AddressLink href={`/admin/events/${id}`}>{m.admin_certificate_rule_change()}</AddressLink>
      </p>
      <Form
        key={String(event.needs_review)}
        call="POST /v2/admin/certificate/rule/"
        values={{ needs_review: event.needs_review ? 'on' : '' }}
        headingLevel={3}
        className={styles.line}
      >
        <input type="hidden" name="id" value={id} />
        <FormCheckbox name="needs_review" label={m.admin_certificate_needs_review()} />
        <SubmitButton size="normal" variant="second">
          {m.admin_event_save()}
        </SubmitButton>
      </Form>
    </section>
  )
}

function ruleLabel({ has_certificate, attendance_share: share, minutes }: CertifyingEvent): string {
  if (!has_certificate) return m.admin_certificate_rule_none()
  if (minutes === 0) return m.admin_certificate_rule_share({ share })
  return m.admin_certificate_rule_minutes({ share, needed: Math.ceil((minutes * share) / 100), minutes })
}
