import { m } from '#messages/messages.js'
import { FormText } from '#ui-kit/form-fields.tsx'

/** The address that accounts are told apart by; password managers know it as the user's name. */
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
