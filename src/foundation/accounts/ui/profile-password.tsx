import { useState } from 'react'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { changePasswordForm } from './account-forms.ts'
import styles from './profile.module.css'
import { ProfilePart } from './profile-part.tsx'
import { useStayAt } from './use-after-change.ts'

/** Changing it ends every other session. */
export function ProfilePassword({ email }: { email: string }) {
  const { posted } = useFormParts()
  const stay = useStayAt('my-password')
  const [changes, setChanges] = useState(0)
  const reveal = { show: m.auth_password_show(), hide: m.auth_password_hide() }
  const cameBack = posted?.name === changePasswordForm.name
  return (
    <ProfilePart id="my-password" title={m.profile_password()}>
      <Disclosure key={changes} summary={m.profile_password_change()} open={cameBack && changes === 0}>
        <Form
          form={changePasswordForm}
          headingLevel={3}
          className={styles.form}
          onSent={async () => {
            setChanges(changes + 1)
            await stay()
          }}
        >
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <FormText
            type="password"
            revealLabels={reveal}
            name="current_password"
            label={m.profile_password_current()}
            required
            autoComplete="current-password"
          />
          <FormText
            type="password"
            revealLabels={reveal}
            name="password"
            label={m.profile_password_new()}
            help={m.profile_password_new_help()}
            required
            minLength={8}
            maxLength={200}
            autoComplete="new-password"
          />
          <SubmitButton size="normal">{m.profile_password_save()}</SubmitButton>
        </Form>
      </Disclosure>
    </ProfilePart>
  )
}
