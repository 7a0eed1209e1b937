import type { TextLanguage } from '#contract/wire.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import { isCursor } from '../catalogue/resource-list.queries.ts'
import { countResourcesOfFollowed, selectResourcesOfFollowed } from './following-news.queries.ts'

/**
 * A page of resources by people whom the person follows.
 * @throws CursorNotFound
 */
export async function listResourcesOfFollowed(
  db: Db,
  viewer: { id: number },
  wanted: { length: number; after: number | undefined; language: TextLanguage },
) {
  const { length, after, language } = wanted
  if (after !== undefined && !(await isCursor(db, viewer, after))) throw new CursorNotFound()
  const data = await selectResourcesOfFollowed(db, { follower_id: viewer.id, language, limit: length, after })
  const total = await countResourcesOfFollowed(db, viewer.id)
  return {
    data,
    ...cappedTotal(total),
  }
}
