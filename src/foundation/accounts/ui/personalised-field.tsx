import { m } from '#messages/messages.js'
import { FieldGroup } from '#ui-kit/field.tsx'
import { FormCheckbox } from '#ui-kit/form-fields.tsx'
import styles from './form-choices.module.css'

/** Whether pages begin with what fits the interests above. */
export function PersonalisedField() {
  return (
    <FieldGroup legend={<span className={styles.question}>{m.for_you()}</span>}>
      <FormCheckbox
        name="is_personalised"
        label={m.profile_personalised()}
        help={m.profile_personalised_help()}
      />
    </FieldGroup>
  )
}
