import { TooManyUploadsAtOnce } from '../uploads.errors.ts'

/** The most files that one person can send to a process at a time, because they use its disk. */
export const MOST_AT_ONCE = 5

const arriving = new Map<number, number>()

/** @throws TooManyUploadsAtOnce */
export async function oneOfFew<T>(userId: number, work: () => Promise<T>): Promise<T> {
  const before = arriving.get(userId) ?? 0
  if (before >= MOST_AT_ONCE) throw new TooManyUploadsAtOnce()
  arriving.set(userId, before + 1)
  try {
    return await work()
  } finally {
    const left = (arriving.get(userId) ?? 1) - 1
    if (left === 0) arriving.delete(userId)
    else arriving.set(userId, left)
  }
}
