import type { Piscina } from 'piscina'

/**
 * Runs a job in a thread of the pool. Where it takes longer, the thread is ended with whatever it is caught in, and a
 * new one begins with the next job.
 * @returns undefined where it took too long
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
