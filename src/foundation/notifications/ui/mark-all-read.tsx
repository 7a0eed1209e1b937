import { useRouter } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { readAllForm } from './notification-forms.ts'

/** Gone once it was pressed: focus goes on to the heading. */
export function MarkAllRead() {
  const router = useRouter()
  async function showRead() {
    await router.invalidate({ sync: true })
    const heading = document.getElementById('notifications')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }
  return (
    <Form form={readAllForm} onSent={showRead}>
      <SubmitButton variant="second" size="normal">
        {m.notifications_mark_all()}
      </SubmitButton>
    </Form>
  )
}
