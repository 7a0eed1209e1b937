import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'

/** Cancels the deletion with one press. */
export function KeepAccount() {
  return (
    <Form call="POST /v2/user/privacy/deletion/undo/" next="/profile/privacy" headingLevel={3}>
      <SubmitButton size="normal">{m.privacy_keep_account()}</SubmitButton>
    </Form>
  )
}
