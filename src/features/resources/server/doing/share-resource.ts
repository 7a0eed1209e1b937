import type { Db } from '#platform/db/database.ts'
import { TooManyTries } from '#platform/limits/limits.ts'
import type { ShareChannel } from '../../resource-card.contract.ts'
import { type Asking, lockVisibleResource } from '../visible-resource.queries.ts'
import { countShares, writeShare } from './resource-shares.queries.ts'

/**
 * Counts a completed share; another one on the same day doesn't count.
 * @returns the resource's number of shares
 * @throws ResourceNotFound
 */
export async function shareResource(
  db: Db,
  viewer: Asking,
  of: {
    id: number
    channel?: ShareChannel | undefined
    /** Throws TooManyTries if this person or address shared it less than a day ago. */
    takeShare: () => Promise<void>
    now: Date
  },
): Promise<number> {
  // Before the transaction: the counter uses its own connection, so many requests at once could deadlock.
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
