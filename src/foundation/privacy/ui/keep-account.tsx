import { useGoOn } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'

/** Cancels the deletion with one press. The button is gone then, so the focus moves to the heading of its part. */
export function KeepAccount() {
  const goOn = useGoOn()
  return (
    <Form
      call="POST /v2/user/privacy/deletion/undo/"
      next="/profile/privacy"
      onSent={async (sent) => {
        await goOn(sent)
        document.getElementById('my-deletion')?.focus()
      }}
      headingLevel={3}
    >
      <SubmitButton size="normal">{m.privacy_keep_account()}</SubmitButton>
    </Form>
  )
}
