import { setImmediate } from 'node:timers/promises'

const AT_ONCE = 500

/** Calls `act` for each of many items, yielding to the event loop in between. */
export async function eachInTurns<One>(many: readonly One[], act: (one: One) => void): Promise<void> {
  for (const [at, one] of many.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
    act(one)
  }
}
