import type { Piscina } from 'piscina'

/**
 * Runs a job in a thread of the pool. If it takes too long, the thread is ended, whatever it is doing, and the next job
 * starts a new one.
 * @returns undefined if it took too long
 */
export async function runWithin<Job, Answer>(
  longestMs: number,
  pool: Piscina<Job, Answer>,
  job: Job,
): Promise<Answer | undefined> {
  const limit = AbortSignal.timeout(longestMs)
  try {
    return await pool.run(job, { signal: limit })
  } catch (error) {
    if (limit.aborted) return undefined
    throw error
  }
}
