import { m } from '#messages/messages.js'
import { FormText } from '#ui-kit/form-fields.tsx'

/** At least 8 characters, of any kind (quality.md, passwords). */
export function NewPasswordField({ label, isFirst }: { label: string; isFirst?: boolean }) {
  return (
    <FormText
      name="password"
      label={label}
      help={m.auth_password_help()}
      type="password"
      autoComplete="new-password"
      required
      minLength={8}
      maxLength={200}
      revealLabels={{ show: m.auth_password_show(), hide: m.auth_password_hide() }}
      data-first={isFirst || undefined}
    />
  )
}
