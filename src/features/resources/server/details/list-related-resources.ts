import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { type Asking, findVisibleResource } from '../visible-resource.queries.ts'
import { countRelated, selectRelated } from './related-resources.queries.ts'

/** @throws ResourceNotFound */
export async function listRelatedResources(
  db: Db,
  viewer: Asking,
  { id, language, page, length }: { id: number; language: TextLanguage; page: number; length: number },
) {
  await findVisibleResource(db, viewer, id)
  const offset = (page - 1) * length
  return {
    data: await selectRelated(db, { id, viewer, language, limit: length, offset }),
    recordsTotal: await countRelated(db, { id, viewer }),
    recordsTotal_is_capped: false,
  }
}
