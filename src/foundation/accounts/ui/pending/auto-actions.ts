import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { dropPendingAction, readPendingAction, type TabMemory, writePendingAction } from './pending-action.ts'

export interface ActionDone {
  success: true
  /** The message to show, as a sentence: "You follow Meera now." */
  toast?: string | undefined
}

/** What a visitor tried that needs an account, and that runs after log-in (docs/rules/accounts.md, Pending actions). */
export interface AutoAction<Input> {
  /** Unique in the product; stored with the input as JSON. */
  name: string
  /** Shown in the auth dialog: "We add it to your resources right after." */
  reason: () => string
  run(api: Api, input: Input): Promise<ActionDone | Failure>
  /** Shows a refusal next to what caused it and returns true; then it isn't shown anywhere else. */
  showRefusal?(input: Input, failure: Failure): boolean
}

const defined = new Map<string, AutoAction<never>>()

export function defineAutoAction<Input>(action: AutoAction<Input>): AutoAction<Input> {
  defined.set(action.name, action)
  return action
}

/**
 * Runs the pending action once. If its page isn't loaded, it stays pending. Drops an action that wasn't released by a
 * log-in in this tab, or that belongs to another person.
 * @returns undefined if there is nothing left to say
 */
export async function resumePendingAction(
  api: Api,
  viewer: { user_id: number },
  memory?: TabMemory,
  now?: number,
): Promise<ActionDone | Failure | undefined> {
  const pending = readPendingAction(memory, now)
  if (!pending) return undefined
  if (!pending.isReleased || (pending.user_id ?? viewer.user_id) !== viewer.user_id) {
    dropPendingAction(memory)
    return undefined
  }
  const action = defined.get(pending.name)
  if (!action) {
    writePendingAction({ ...pending, user_id: viewer.user_id }, memory)
    return undefined
  }
  dropPendingAction(memory)
  const answer = await action.run(api, pending.input as never)
  const isShown = !answer.success && action.showRefusal?.(pending.input as never, answer)
  return isShown ? undefined : answer
}
