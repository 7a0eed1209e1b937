import { useRouter } from '@tanstack/react-router'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { toast } from '#ui-kit/toast.ts'
import { openAuthDialog } from '../auth/auth-dialog-store.ts'
import { useViewer } from '../sessions/use-viewer.ts'
import type { ActionDone, AutoAction } from './auto-actions.ts'
import { storePendingAction } from './pending-action.ts'

/**
 * Returns `logInFirst(action, input)`: stores the action and opens the auth dialog. `attempt` and `usePendingForm` call
 * it for visitors, and for a person whose session ended elsewhere.
 */
export function useLogInFirst() {
  const viewer = useViewer()
  const router = useRouter()
  return async <Input>(action: AutoAction<Input>, input: Input): Promise<void> => {
    storePendingAction({ name: action.name, input })
    const reason = action.reason()
    // The page reloads first; otherwise the dialog would close for a person it thinks is logged in.
    if (viewer) await router.invalidate({ sync: true })
    openAuthDialog({ reason: viewer ? m.auth_session_ended({ reason }) : reason })
  }
}

/**
 * Returns `attempt(action, input)`. For a logged-in person it runs at once, with a toast on success; the caller shows a
 * refusal. For a visitor it is stored and the auth dialog opens: the result is `'pending'`, and the caller reverts any
 * optimistic change.
 */
export function useAttempt() {
  const viewer = useViewer()
  const { api } = useFormParts()
  const logInFirst = useLogInFirst()
  return async <Input>(
    action: AutoAction<Input>,
    input: Input,
  ): Promise<ActionDone | Failure | 'pending'> => {
    const answer = viewer ? await action.run(api, input) : undefined
    if (answer?.success) {
      if (answer.toast) toast.show({ kind: 'S', text: answer.toast })
      return answer
    }
    if (answer && !answer.success && answer.is_waiting) {
      toast.show({ kind: 'S', text: answer.data.message })
      return { success: true }
    }
    if (answer && answer.status !== 401) return answer
    await logInFirst(action, input)
    return 'pending'
  }
}
