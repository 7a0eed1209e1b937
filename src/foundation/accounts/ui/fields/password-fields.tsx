import type { ComponentProps } from 'react'
import { m } from '#messages/messages.js'
import { FormText } from '#ui-kit/form-fields.tsx'

type TextProps = ComponentProps<typeof FormText>

/** The account's current password. */
export function PasswordField(props: Omit<TextProps, 'type' | 'revealLabels'>) {
  return (
    <FormText
      required
      maxLength={1_000}
      autoComplete="current-password"
      {...props}
      type="password"
      revealLabels={{ show: m.auth_password_show(), hide: m.auth_password_hide() }}
    />
  )
}

interface NewPasswordFieldProps {
  label: string
  help?: string
  isFirst?: boolean
}

/** The field for a new password: at least 8 characters of any kind. */
export function NewPasswordField({ label, help = m.auth_password_help(), isFirst }: NewPasswordFieldProps) {
  return (
    <PasswordField
      name="password"
      label={label}
      help={help}
      autoComplete="new-password"
      minLength={8}
      maxLength={200}
      data-first={isFirst || undefined}
    />
  )
}
