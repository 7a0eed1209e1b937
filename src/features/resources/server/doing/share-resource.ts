import type { Db } from '#platform/db/database.ts'
import { TooManyTries } from '#platform/limits/limits.ts'
import type { ShareChannel } from '../../resource-card.contract.ts'
import { type Asking, lockVisibleResource } from '../visible-resource.queries.ts'
import { countShares, writeShare } from './resource-shares.queries.ts'

/**
 * Counts a share that was carried out; another of the same day changes nothing.
 * @returns shares of the resource
 * @throws ResourceNotFound
 */
export async function shareResource(
  db: Db,
  viewer: Asking,
  of: {
    id: number
    channel?: ShareChannel | undefined
    /** Throws TooManyTries where this person or address shared it within a day. */
    takeShare: () => Promise<void>
    now: Date
  },
): Promise<number> {
  // Before the transaction: the counter has a connection of its own, and many at once would wait for each other.
  const counts = await isFirst(of.takeShare)
  return db.transaction(async (tx) => {
    await lockVisibleResource(tx, viewer, of.id)
    if (!counts) return countShares(tx, of.id)
    return writeShare(tx, { ...of, user_id: viewer?.id ?? null })
  })
}

async function isFirst(takeShare: () => Promise<void>): Promise<boolean> {
  try {
    await takeShare()
    return true
  } catch (error) {
    if (error instanceof TooManyTries) return false
    throw error
  }
}
