import type { TextLanguage } from '#contract/wire.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import { isCursor } from '../catalogue/event-list.queries.ts'
import { countEventsOfFollowed, selectEventsOfFollowed } from './following-news.queries.ts'

/**
 * A page of the events by speakers whom the person follows.
 * @throws CursorNotFound
 */
export async function listEventsOfFollowed(
  db: Db,
  { id: follower_id }: { id: number },
  wanted: { length: number; after: number | undefined; language: TextLanguage; now: Date },
) {
  const { length, after, language, now } = wanted
  if (after !== undefined && !(await isCursor(db, after))) throw new CursorNotFound()
  const data = await selectEventsOfFollowed(db, { follower_id, language, now, limit: length, after })
  const total = await countEventsOfFollowed(db, { follower_id, now })
  return {
    data,
    ...cappedTotal(total),
  }
}
