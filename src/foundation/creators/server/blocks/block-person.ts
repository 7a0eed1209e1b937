import { PersonNotFound } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { MOST_BLOCKED } from '../../creators.contract.ts'
import { OwnSelfNotBlocked, TooManyBlocked } from '../creators.errors.ts'
import { isFollowed, lockProfile, writeFollow } from '../follows.queries.ts'
import { countBlocked, isBlockBetween, writeBlock } from './blocks.queries.ts'

/**
 * Blocks or unblocks a person. Blocking ends follows between the two, prevents new ones and hides the other's content
 * from lists. The other is never told. Repeating it changes nothing.
 * @throws OwnSelfNotBlocked, TooManyBlocked
 */
export async function blockPerson(
  db: Db,
  viewer: { id: number },
  { id, isBlocked, now }: { id: number; isBlocked: boolean; now: Date },
): Promise<void> {
  if (id === viewer.id) throw new OwnSelfNotBlocked()
  await db.transaction(async (tx) => {
    const locked = await lockBoth(tx, viewer.id, id)
    // A deleted or disabled person can still be unblocked.
    if (!locked && (isBlocked || !(await isBlockBetween(tx, viewer.id, id)))) throw new PersonNotFound()
    await writeBlock(tx, { blocker_id: viewer.id, blocked_id: id, isBlocked, now })
    if (!isBlocked) return
    if ((await countBlocked(tx, viewer.id)) > MOST_BLOCKED) throw new TooManyBlocked()
    await endFollow(tx, { follower_id: viewer.id, followed_id: id, now })
    await endFollow(tx, { follower_id: id, followed_id: viewer.id, now })
  })
}

/** Always locks in the same order, so that two people who block each other can't deadlock. */
async function lockBoth(tx: Db, one: number, other: number): Promise<boolean> {
  const first = await lockProfile(tx, Math.min(one, other))
  return (await lockProfile(tx, Math.max(one, other))) && first
}

async function endFollow(
  tx: Db,
  { now, ...follow }: { follower_id: number; followed_id: number; now: Date },
): Promise<void> {
  if (await isFollowed(tx, follow)) await writeFollow(tx, { ...follow, isFollowed: false, now })
}
