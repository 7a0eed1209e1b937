import { m } from '#messages/messages.js'
import { FormText } from '#ui-kit/form-fields.tsx'

/** The email that identifies an account; password managers treat it as the username. */
export function EmailField({ name, isFirst = true }: { name: 'identifier' | 'email'; isFirst?: boolean }) {
  return (
    <FormText
      name={name}
      label={m.auth_email()}
      type="email"
      autoComplete={name === 'email' ? 'email' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={254}
      data-required={m.field_email_required()}
      data-first={isFirst || undefined}
    />
  )
}
