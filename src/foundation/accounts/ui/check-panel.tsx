import { m } from '#messages/messages.js'
import { Form, useIsSending } from '#ui-kit/form.tsx'
import { FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import { accountCheckForm } from './account-forms.ts'
import type { PanelProps } from './auth-panel-props.ts'
import styles from './auth-panels.module.css'

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

function Checking() {
  const isSending = useIsSending()
  return (
    <p role="status" className={styles.checking}>
      {isSending ? m.auth_checking() : null}
    </p>
  )
}
