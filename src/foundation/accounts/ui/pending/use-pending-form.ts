import { useMemo } from 'react'
import type { Fields, PageForm } from '#contract/page-form.ts'
import { useViewer } from '../sessions/use-viewer.ts'
import type { AutoAction } from './auto-actions.ts'
import { useAttempt } from './use-attempt.ts'

/** Passed to `onSent` while the form waits for log-in: nothing was sent, and the fields keep their text. */
export const PENDING = { success: true, show: {} } as const

/**
 * A form that visitors can send too: the action is stored, the auth dialog opens, and it runs after log-in. A logged-in
 * person sends the form itself.
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
