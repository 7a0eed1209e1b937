import type { Api } from '#contract/client.ts'
import { m } from '#messages/messages.js'
import { toast } from '#ui-kit/toast.ts'
import { resumePendingAction } from './auto-actions.ts'

/** Runs the pending action and shows the result, because nobody pressed anything at this moment. */
export async function sayResumed(api: Api, viewer: { user_id: number }): Promise<void> {
  const answer = await resumePendingAction(api, viewer)
  if (answer?.success === false) {
    toast.show({ kind: 'E', text: m.auto_action_failed({ why: answer.data.message }) })
  }
  if (answer?.success)
    toast.show({ kind: 'S', text: m.auto_action_done({ done: answer.toast ?? '' }).trim() })
}
