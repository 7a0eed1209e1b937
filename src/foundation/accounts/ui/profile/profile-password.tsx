import { useState } from 'react'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { NewPasswordField, PasswordField } from '../fields/password-fields.tsx'
import { useStayAt } from '../sessions/use-after-change.ts'
import styles from './profile.module.css'
import { ProfilePart } from './profile-part.tsx'

const CHANGE_PASSWORD = 'POST /user/change-password/'

/** Changing the password ends every other session. */
export function ProfilePassword({ email }: { email: string }) {
  const { posted } = useFormParts()
  const stay = useStayAt('my-password')
  const [changes, setChanges] = useState(0)
  const cameBack = posted?.name === CHANGE_PASSWORD
  return (
    <ProfilePart id="my-password" title={m.profile_password()}>
      <Disclosure key={changes} summary={m.profile_password_change()} open={cameBack && changes === 0}>
        <Form
          call={CHANGE_PASSWORD}
          next="/profile"
          headingLevel={3}
          className={styles.form}
          onSent={async () => {
            setChanges(changes + 1)
            await stay()
          }}
        >
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField name="current_password" label={m.profile_password_current()} />
          <NewPasswordField label={m.profile_password_new()} help={m.profile_password_new_help()} />
          <SubmitButton size="normal">{m.profile_password_save()}</SubmitButton>
        </Form>
      </Disclosure>
    </ProfilePart>
  )
}
