import type { Db } from '#platform/db/database.ts'
import { lockVisibleResource } from '../visible-resource.queries.ts'
import { isMarked, type Mark, selectMarkCount, writeMark } from './resource-marks.queries.ts'

interface WantedMark {
  mark: Mark
  /** The id of the resource. */
  id: number
  /** What is wanted; undefined for the opposite of what is. */
  isWanted: boolean | undefined
  now: Date
}

/**
 * Likes a resource or keeps it among one's own, or no longer. What is wanted already is left as it is.
 * @throws ResourceNotFound
 */
export async function markResource(
  db: Db,
  viewer: { id: number },
  { mark, id, isWanted, now }: WantedMark,
): Promise<{ isMarked: boolean; count: number }> {
  return db.transaction(async (tx) => {
    await lockVisibleResource(tx, viewer, id)
    const of = { mark, id, user_id: viewer.id }
    // A statement of its own behind the lock: it must see what the one before it in the line has written.
    const before = await isMarked(tx, of)
    const after = isWanted ?? !before
    if (after !== before) await writeMark(tx, { ...of, isMarked: after, now })
    return { isMarked: after, count: await selectMarkCount(tx, of) }
  })
}
