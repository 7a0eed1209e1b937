/**
 * Loaded before the server (`node --import`): tells the parent process of each time that one turn of the event loop
 * took the main thread too long. The thread's own CPU time is measured, not the clock: waiting for a core on a busy
 * machine is no fault of the server.
 */
const TICK_MS = 10
export const HOLD_MS = 200

/** In milliseconds; the moments are those of the clock, as `Date.now()` gives them. */
export interface Hold {
  from: number
  to: number
  cpu: number
}

if (process.send) {
  let since = Date.now()
  let before = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    const now = Date.now()
    const cpu = (user + system) / 1_000
    if (cpu > HOLD_MS) process.send?.({ from: since, to: now, cpu } satisfies Hold)
    since = now
    before = process.threadCpuUsage()
  }, TICK_MS).unref()
  process.channel?.unref()
}
