import { useMemo } from 'react'
import type { Fields, PageForm } from '#contract/page-form.ts'
import { useViewer } from '../sessions/use-viewer.ts'
import type { AutoAction } from './auto-actions.ts'
import { useAttempt } from './use-attempt.ts'

/** Given to `onSent` where the form waits for a log-in: nothing was sent, and what was written stays. */
export const PENDING = { success: true, show: {} } as const

/**
 * The form as a visitor may send it: the action waits, the auth dialog opens, and the action goes on after log-in. A
 * person who is signed in sends the form itself.
 */
export function usePendingForm<Input>(
  form: PageForm,
  action: AutoAction<Input>,
  inputOf: (fields: Fields) => Input,
): PageForm {
  const viewer = useViewer()
  const attempt = useAttempt()
  return useMemo(() => {
    if (viewer) return form
    return {
      ...form,
      async send(_api, fields) {
        const answer = await attempt(action, inputOf(fields))
        return answer === 'pending' ? PENDING : answer
      },
    }
  }, [viewer, form, action, inputOf, attempt])
}
