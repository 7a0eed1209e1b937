import { m } from '#messages/messages.js'
import { Radio } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { DIGEST_CHOICES, type DigestChoice } from '../notifications.contract.ts'
import styles from './choices.module.css'

const paces: Record<DigestChoice, () => string> = {
  never: m.notifications_digest_never,
  day: m.notifications_digest_day,
  week: m.notifications_digest_week,
}

/** How often one mail gathers what is new. */
export function DigestChoices() {
  const { id, error, values } = useFormField('digest')
  return (
    <section className={styles.part}>
      <FieldGroup
        id={id}
        error={error}
        legend={<h2 className={styles.title}>{m.notifications_digest()}</h2>}
        help={m.notifications_digest_help()}
      >
        <div className={styles.channels}>
          {DIGEST_CHOICES.map((pace) => (
            <Radio
              key={pace}
              name="digest"
              value={pace}
              label={paces[pace]()}
              defaultChecked={values.includes(pace)}
            />
          ))}
        </div>
      </FieldGroup>
    </section>
  )
}
