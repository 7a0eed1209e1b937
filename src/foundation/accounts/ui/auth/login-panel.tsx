import { useAnalytics } from '#foundation/analytics/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { EmailField } from '../fields/email-field.tsx'
import { PasswordField } from '../fields/password-fields.tsx'
import { logInForm } from './auth-forms.ts'
import type { PanelProps } from './auth-panel-props.ts'
import styles from './auth-panels.module.css'
import { OriginFields } from './origin-fields.tsx'

/** Panel 2: log-in with email and password. */
export function LoginPanel({ step, onLoggedIn, linkTo }: PanelProps) {
  const track = useAnalytics()
  return (
    <>
      <p>{m.auth_login_lead()}</p>
      <Form
        form={logInForm}
        className={styles.form}
        values={{ identifier: step.email }}
        onSent={(_, fields) => onLoggedIn({ email: fields.get('identifier') ?? '', isNew: false })}
      >
        <EmailField name="identifier" isFirst={step.email === ''} />
        <PasswordField
          name="password"
          label={m.auth_password()}
          data-first={step.email !== '' || undefined}
        />
        <a {...linkTo('forgot')} className={styles.link}>
          {m.auth_forgot()}
        </a>
        <OriginFields />
        <SubmitButton isWide onClick={() => track('click_login')}>
          {m.auth_login()}
        </SubmitButton>
      </Form>
      <a {...linkTo('signup')} className={styles.link}>
        {m.auth_to_signup()}
      </a>
    </>
  )
}
