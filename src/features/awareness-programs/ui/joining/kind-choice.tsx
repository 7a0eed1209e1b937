import { m } from '#messages/messages.js'
import { Radio } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { kindWords } from './kind-words.ts'
import styles from './start-form.module.css'

/** Who is to run the campaign. */
export function KindChoice() {
  const { id, error, values } = useFormField('as')
  return (
    <FieldGroup id={id} error={error} legend={m.awareness_joining_who()}>
      <div className={styles.kinds}>
        {kindWords.map(({ kind, label, help }) => (
          <div key={kind} className={styles.kind}>
            <Radio
              name="as"
              value={kind}
              label={<strong>{label()}</strong>}
              help={help()}
              defaultChecked={values.includes(kind)}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
