import type { Fields, PageForm } from '#contract/page-form.ts'
import { useViewer } from '../sessions/use-viewer.ts'
import type { AutoAction } from './auto-actions.ts'
import { useLogInFirst } from './use-attempt.ts'

/** Passed to `onSent` while the form waits for log-in: nothing was sent, and the fields keep their text. */
export const PENDING = { success: true, show: {} } as const

/**
 * A form that visitors can send too: the action is stored, the auth dialog opens, and it runs after log-in. A logged-in
 * person sends the form itself, unless their session ended elsewhere.
 */
export function usePendingForm<Input>(
  form: PageForm,
  action: AutoAction<Input>,
  inputOf: (fields: Fields) => Input,
): PageForm {
  const viewer = useViewer()
  const logInFirst = useLogInFirst()
  return {
    ...form,
    async send(api, fields, page) {
      const sent = viewer ? await form.send(api, fields, page) : undefined
      if (sent && (sent.success || sent.status !== 401)) return sent
      await logInFirst(action, inputOf(fields))
      return PENDING
    },
  }
}
