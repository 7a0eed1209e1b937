import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { useIsSending } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'

/** The button that sends a change; says that it is being made until it is. */
export function UpdateButton({ children }: { children: ReactNode }) {
  return <SubmitButton>{useIsSending() ? m.profile_updating() : children}</SubmitButton>
}
