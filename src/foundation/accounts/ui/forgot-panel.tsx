import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { forgotPasswordForm } from './auth-forms.ts'
import type { PanelProps } from './auth-panel-props.ts'
import styles from './auth-panels.module.css'
import { EmailField } from './email-field.tsx'

/** Panel 4: asks for a link to a new password. */
export function ForgotPanel({ step, onShow, linkTo }: PanelProps) {
  return (
    <>
      <p>{m.auth_forgot_lead()}</p>
      <Form
        form={forgotPasswordForm}
        className={styles.form}
        values={{ identifier: step.email }}
        onSent={onShow}
      >
        <EmailField name="identifier" />
        <SubmitButton isWide>{m.auth_submit()}</SubmitButton>
      </Form>
      <a {...linkTo('login')} className={styles.link}>
        {m.auth_back_to_login()}
      </a>
    </>
  )
}
