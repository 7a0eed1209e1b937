/**
 * Loaded before the server (`node --import`): reports to the parent process each turn of the event loop that took too
 * long. It measures the thread's CPU time, not the clock: waiting for a core on a busy machine is no fault of the
 * server.
 */
const TICK_MS = 10
export const HOLD_MS = 200

/** In milliseconds; `from` and `to` are values of `Date.now()`. */
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
