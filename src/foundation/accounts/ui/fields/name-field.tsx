import { m } from '#messages/messages.js'
import { FormText } from '#ui-kit/form-fields.tsx'

/** First or last name. If either is missing, the error names both. */
export function NameField({ name, isFirst }: { name: 'first_name' | 'last_name'; isFirst?: boolean }) {
  const isGiven = name === 'first_name'
  return (
    <FormText
      name={name}
      label={isGiven ? m.auth_first_name() : m.auth_last_name()}
      autoComplete={isGiven ? 'given-name' : 'family-name'}
      required
      maxLength={100}
      data-required={m.field_names_required()}
      data-first={isFirst || undefined}
    />
  )
}
