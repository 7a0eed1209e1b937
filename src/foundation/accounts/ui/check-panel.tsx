import { m } from '#messages/messages.js'
import { Form, useIsSending } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { accountCheckForm } from './auth-forms.ts'
import type { PanelProps } from './auth-panel-props.ts'
import styles from './auth-panels.module.css'
import { EmailField } from './email-field.tsx'

/** Panel 1: is there an account with this address? */
export function CheckPanel({ step, onShow }: PanelProps) {
  return (
    <>
      <p>{m.auth_check_lead()}</p>
      <Form
        form={accountCheckForm}
        className={styles.form}
        values={{ identifier: step.email }}
        onSent={onShow}
      >
        <EmailField name="identifier" />
        <Checking />
        <SubmitButton isWide>{m.auth_next()}</SubmitButton>
      </Form>
    </>
  )
}

function Checking() {
  const isSending = useIsSending()
  return (
    <p role="status" className={styles.checking}>
      {isSending ? m.auth_checking() : null}
    </p>
  )
}
