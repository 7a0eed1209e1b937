import type { Db } from '#platform/db/database.ts'
import { lockVisibleResource } from '../visible-resource.queries.ts'
import { isMarked, type Mark, selectMarkCount, writeMark } from './resource-marks.queries.ts'

interface WantedMark {
  mark: Mark
  /** The id of the resource. */
  id: number
  /** The wanted state; undefined toggles. */
  isWanted: boolean | undefined
  now: Date
}

/**
 * Adds or removes a person's like or bookmark. Does nothing if it already is as requested.
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
    // In a statement of its own after the lock, so that it sees what the lock's previous holder has written.
    const before = await isMarked(tx, of)
    const after = isWanted ?? !before
    if (after !== before) await writeMark(tx, { ...of, isMarked: after, now })
    return { isMarked: after, count: await selectMarkCount(tx, of) }
  })
}
