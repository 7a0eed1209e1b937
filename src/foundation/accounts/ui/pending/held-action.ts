/** What a visitor tried, kept for this tab until they have logged in. */
export interface HeldAction {
  name: string
  input: unknown
  /** Milliseconds since 1970. */
  until: number
  /** Set by a log-in or sign-up of this tab. */
  isReleased: boolean
  /** The person it was first seen with after that. */
  user_id?: number
}

export type TabMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'pankh-held'
export const HELD_FOR_MS = 60 * 60 * 1_000

/** Keeps one action; a later one takes its place. */
export function holdAction(
  { name, input }: Pick<HeldAction, 'name' | 'input'>,
  memory = tabMemory(),
  now = Date.now(),
): void {
  writeHeld({ name, input, until: now + HELD_FOR_MS, isReleased: false }, memory)
}

/** Nothing where the hour is over. */
export function readHeld(memory = tabMemory(), now = Date.now()): HeldAction | undefined {
  const text = memory?.getItem(KEY)
  if (!text) return undefined
  const held = JSON.parse(text) as HeldAction
  if (held.until > now) return held
  dropHeld(memory)
  return undefined
}

export function writeHeld(held: HeldAction, memory = tabMemory()): void {
  try {
    memory?.setItem(KEY, JSON.stringify(held))
  } catch {
    // A full storage holds nothing: the person does it again.
  }
}

/** A log-in of this tab: what is held may be done for whoever is now signed in. */
export function releaseHeld(memory = tabMemory(), now = Date.now()): void {
  const held = readHeld(memory, now)
  if (held) writeHeld({ ...held, isReleased: true }, memory)
}

export function dropHeld(memory = tabMemory()): void {
  memory?.removeItem(KEY)
}

/** Storage can be switched off. */
function tabMemory(): TabMemory | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
