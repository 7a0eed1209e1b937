import { useGoOn } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { keepAccountForm } from './privacy-forms.ts'

/** One press takes the deletion back. */
export function KeepAccount() {
  const goOn = useGoOn()
  return (
    <Form form={keepAccountForm} onSent={goOn} headingLevel={3}>
      <SubmitButton size="normal">{m.privacy_keep_account()}</SubmitButton>
    </Form>
  )
}
