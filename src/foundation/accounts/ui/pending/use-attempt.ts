import { useRouter } from '@tanstack/react-router'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { toast } from '#ui-kit/toasts.tsx'
import { openAuthDialog } from '../auth/auth-dialog-store.ts'
import { useViewer } from '../sessions/use-viewer.ts'
import type { ActionDone, AutoAction } from './auto-actions.ts'
import { storePendingAction } from './pending-action.ts'

/**
 * Gives `attempt(action, input)`: does it at once when signed in and says in a toast that it went well; a refusal is
 * said by the caller, where it was pressed. For a visitor it is stored and the auth dialog opens; the answer is then
 * `'pending'`, and what was changed ahead is to be changed back.
 */
export function useAttempt() {
  const viewer = useViewer()
  const { api } = useFormParts()
  const router = useRouter()
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
    storePendingAction({ name: action.name, input })
    const reason = action.reason()
    // The session ended elsewhere: the page learns that first, or the dialog is one for somebody who is signed in.
    if (viewer) await router.invalidate({ sync: true })
    openAuthDialog({ reason: viewer ? m.auth_session_ended({ reason }) : reason })
    return 'pending'
  }
}
