import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { FormTextArea } from '#ui-kit/form-fields.tsx'
import { MOST_WARNING_LETTERS, WARNINGS } from '../warnings.contract.ts'
import styles from './easy-read.module.css'
import { warningLabels } from './warning-labels.ts'

/** What people should know before they open a video or file. */
export function WarningFields() {
  const { id, error, values } = useFormField('warnings')
  return (
    <div className={styles.fields}>
      <FieldGroup legend={m.warnings_legend()} help={m.warnings_help()} id={id} error={error}>
        <div>
          {WARNINGS.map((one) => (
            <Checkbox
              key={one}
              name="warnings"
              value={one}
              label={warningLabels[one]()}
              defaultChecked={values.includes(one)}
            />
          ))}
        </div>
      </FieldGroup>
      <div className={styles.pair}>
        <FormTextArea
          name="warning_note_en"
          label={m.warnings_note_en()}
          help={m.warnings_note_help()}
          lang="en"
          rows={2}
          maxLength={MOST_WARNING_LETTERS}
        />
        <FormTextArea
          name="warning_note_hi"
          label={m.warnings_note_hi()}
          help={m.warnings_note_help()}
          lang="hi"
          rows={2}
          maxLength={MOST_WARNING_LETTERS}
        />
      </div>
    </div>
  )
}
