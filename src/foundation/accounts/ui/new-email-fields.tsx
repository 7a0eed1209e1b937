import { useState } from 'react'
import { m } from '#messages/messages.js'
import { useFormField } from '#ui-kit/form.tsx'
import { FormText } from '#ui-kit/form-fields.tsx'
import styles from './edit-page.module.css'
import { PasswordField } from './password-fields.tsx'

/** The address, and the password where another one is typed. Without JavaScript the password always stands there. */
export function NewEmailFields({ email }: { email: string }) {
  const { values } = useFormField('email')
  const [typed, setTyped] = useState(values[0] ?? email)
  const isNew = typed.trim().toLowerCase() !== email
  return (
    <>
      <FormText
        name="email"
        label={m.profile_email()}
        help={m.profile_email_change_help()}
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        data-required={m.field_email_required()}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.onlyWhenAsked} data-asked={isNew || undefined}>
        <PasswordField
          name="current_password"
          label={m.profile_password_current()}
          help={m.profile_email_password_help()}
          required={isNew}
        />
      </div>
    </>
  )
}
