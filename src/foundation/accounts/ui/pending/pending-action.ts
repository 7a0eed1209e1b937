import { HOUR_MS } from '#contract/durations.ts'

/** What a visitor tried, stored for this tab until they log in. */
export interface PendingAction {
  name: string
  input: unknown
  /** Milliseconds since 1970. */
  until: number
  /** Set by a log-in or sign-up in this tab. */
  isReleased: boolean
  /** The person who was logged in when it was first read after that. */
  user_id?: number
}

export type TabMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'pankh-held'
export const PENDING_FOR_MS = HOUR_MS

/** Stores one action, replacing an earlier one. */
export function storePendingAction(
  { name, input }: Pick<PendingAction, 'name' | 'input'>,
  memory = tabMemory(),
  now = Date.now(),
): void {
  writePendingAction({ name, input, until: now + PENDING_FOR_MS, isReleased: false }, memory)
}

/** Returns undefined if an hour has passed. */
export function readPendingAction(memory = tabMemory(), now = Date.now()): PendingAction | undefined {
  const text = memory?.getItem(KEY)
  if (!text) return undefined
  const pending = JSON.parse(text) as PendingAction
  if (pending.until > now) return pending
  dropPendingAction(memory)
  return undefined
}

export function writePendingAction(pending: PendingAction, memory = tabMemory()): void {
  try {
    memory?.setItem(KEY, JSON.stringify(pending))
  } catch {
    // Storage is full: the person has to do it again.
  }
}

/** After a log-in in this tab: the pending action may run for the person who is now logged in. */
export function releasePendingAction(memory = tabMemory(), now = Date.now()): void {
  const pending = readPendingAction(memory, now)
  if (pending) writePendingAction({ ...pending, isReleased: true }, memory)
}

export function dropPendingAction(memory = tabMemory()): void {
  memory?.removeItem(KEY)
}

/** Storage can be disabled. */
function tabMemory(): TabMemory | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
