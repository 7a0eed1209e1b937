import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { dropHeld, readHeld, type TabMemory, writeHeld } from './held-action.ts'

export interface ActionDone {
  success: true
  /** What to say, as a sentence: "You follow Meera now." */
  toast?: string | undefined
}

/** What a visitor tried that needs an account, and goes on after log-in (docs/rules/accounts.md, Pending actions). */
export interface AutoAction<Input> {
  /** Unique in the product; the input is kept beside it as JSON. */
  name: string
  /** Shown in the auth dialog: "We add it to your resources right after." */
  reason: () => string
  run(api: Api, input: Input): Promise<ActionDone | Failure>
  /** Shows beside its cause why it was refused, where the page has that place: then nothing else says it. */
  showRefusal?(input: Input, failure: Failure): boolean
}

const defined = new Map<string, AutoAction<never>>()

export function defineAutoAction<Input>(action: AutoAction<Input>): AutoAction<Input> {
  defined.set(action.name, action)
  return action
}

/**
 * Does what was held, once. An action whose page isn't loaded waits for it. Drops what another log-in than this tab's
 * would do, or what is another person's.
 * @returns nothing where nothing is left to say
 */
export async function resumeHeld(
  api: Api,
  viewer: { user_id: number },
  memory?: TabMemory,
  now?: number,
): Promise<ActionDone | Failure | undefined> {
  const held = readHeld(memory, now)
  if (!held) return undefined
  if (!held.isReleased || (held.user_id ?? viewer.user_id) !== viewer.user_id) {
    dropHeld(memory)
    return undefined
  }
  const action = defined.get(held.name)
  if (!action) {
    writeHeld({ ...held, user_id: viewer.user_id }, memory)
    return undefined
  }
  dropHeld(memory)
  const answer = await action.run(api, held.input as never)
  const isShown = !answer.success && action.showRefusal?.(held.input as never, answer)
  return isShown ? undefined : answer
}
