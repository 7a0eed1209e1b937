import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { useIsSending } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'

/** The submit button of a change; its label says so while the change is being sent. */
export function UpdateButton({ children }: { children: ReactNode }) {
  return <SubmitButton>{useIsSending() ? m.profile_updating() : children}</SubmitButton>
}
