import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { isCursor } from '../catalogue/event-list.queries.ts'
import { CursorNotFound } from '../events.errors.ts'
import { countEventsOfFollowed, selectEventsOfFollowed } from './following-news.queries.ts'

/**
 * A page of the events at which people speak whom the person follows.
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
    recordsTotal: Math.min(total, RECORDS_TOTAL_CAP),
    recordsTotal_is_capped: total > RECORDS_TOTAL_CAP,
  }
}
