import { useRouter } from '@tanstack/react-router'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { releasePendingAction } from '../pending/pending-action.ts'
import { startSignupPoll } from './signup-poll.ts'

export interface HowLoggedIn {
  email: string
  /** Whether the account was just created. */
  isNew: boolean
}

/** What follows a log-in or sign-up in this tab: pages reload for the person who is now logged in. */
export function useLoggedIn() {
  const router = useRouter()
  const { api } = useFormParts()
  return async ({ email, isNew }: HowLoggedIn) => {
    if (isNew) startSignupPoll(() => api('POST /user/add_amplitude_details/', { body: { email } }))
    releasePendingAction()
    await router.invalidate({ sync: true })
  }
}
