import { m } from '#messages/messages.js'
import { FieldGroup } from '#ui-kit/field.tsx'
import { FormCheckbox } from '#ui-kit/form-fields.tsx'
import styles from '../profile/edit-page.module.css'

/** Consent to messages. */
export function ConsentFields() {
  return (
    <FieldGroup legend={<span className={styles.question}>{m.profile_messages()}</span>}>
      <FormCheckbox
        name="is_promotional"
        label={m.profile_promotional()}
        help={m.profile_promotional_help()}
      />
      <FormCheckbox
        name="is_whatsapp_notification"
        label={m.profile_whatsapp()}
        help={m.profile_whatsapp_help()}
      />
    </FieldGroup>
  )
}
