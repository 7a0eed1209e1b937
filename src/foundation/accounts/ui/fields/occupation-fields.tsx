import { m } from '#messages/messages.js'
import { FormSelect, FormText } from '#ui-kit/form-fields.tsx'
import styles from './occupation-fields.module.css'

interface OccupationFieldsProps {
  /** Undefined while the list loads, null if that failed. */
  occupations: readonly { id: number; name: string; asks_for_school: boolean }[] | null | undefined
  isOptional?: boolean
}

/** The occupation, and the school for people who work in one. CSS shows it, so it works without JavaScript too. */
export function OccupationFields({ occupations, isOptional = false }: OccupationFieldsProps) {
  return (
    <div className={styles.fields}>
      <FormSelect
        name="occupation_id"
        label={m.auth_occupation()}
        help={occupations === null ? m.auth_occupation_missing() : undefined}
        required={!isOptional}
        autoComplete="off"
        // A new key selects the previous choice again once the list has loaded.
        key={occupations ? 'list' : 'none'}
      >
        <option value="">{m.auth_occupation_choose()}</option>
        {occupations?.map(({ id, name, asks_for_school }) => (
          <option key={id} value={id} data-asks-for-school={asks_for_school || undefined}>
            {name}
          </option>
        ))}
      </FormSelect>
      <div className={styles.school}>
        <FormText
          name="school_name"
          label={m.auth_school_name()}
          optionalLabel={m.auth_optional()}
          maxLength={200}
          autoComplete="organization"
        />
      </div>
    </div>
  )
}
