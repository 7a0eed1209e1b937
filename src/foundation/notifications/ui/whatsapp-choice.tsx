import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { FormCheckbox } from '#ui-kit/form-fields.tsx'
import type { NotificationChoices } from '../notifications.contract.ts'
import styles from './choices.module.css'

/** Consent to WhatsApp, where this installation sends by it and there is a number to send to. */
export function WhatsAppChoice({ whatsapp }: Pick<NotificationChoices, 'whatsapp'>) {
  return (
    <section className={styles.part} aria-labelledby="whatsapp">
      <h2 id="whatsapp" className={styles.title}>
        {m.notifications_whatsapp_title()}
      </h2>
      <Consent {...whatsapp} />
    </section>
  )
}

function Consent({ is_available, has_mobile, is_consented }: NotificationChoices['whatsapp']) {
  if (!is_available) return <p className={styles.text}>{m.notifications_whatsapp_away()}</p>
  // Consent that was given before the number went can still be taken back.
  if (!has_mobile && !is_consented) {
    return (
      <p className={styles.text}>
        {m.notifications_whatsapp_number()}{' '}
        <Link to="/profile/edit" className={styles.way}>
          {m.notifications_whatsapp_add()}
        </Link>
      </p>
    )
  }
  return (
    <FormCheckbox
      name="is_whatsapp_notification"
      label={m.notifications_whatsapp_yes()}
      help={m.notifications_whatsapp_help()}
    />
  )
}
