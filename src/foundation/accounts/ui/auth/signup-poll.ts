/** Milliseconds between tries. */
export const POLL_EVERY_MS = 10_000
/** Tries after the first one. */
export const MOST_RETRIES = 7

/** Calls `update` after sign-up: at once, then every 10 s until it succeeds or 7 retries are done. */
export function startSignupPoll(update: () => Promise<{ success: boolean }>): { stop: () => void } {
  let retries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function attempt() {
    const { success } = await update()
    if (success || isStopped || retries >= MOST_RETRIES) return
    retries += 1
    timer = setTimeout(attempt, POLL_EVERY_MS)
  }

  void attempt()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
