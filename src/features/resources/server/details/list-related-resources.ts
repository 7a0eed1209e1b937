import type { TextLanguage } from '#contract/wire.ts'
import { exactTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { type Asking, findVisibleResource } from '../visible-resource.queries.ts'
import { countRelated, selectRelated } from './related-resources.queries.ts'

/** @throws ResourceNotFound */
export async function listRelatedResources(
  db: Db,
  viewer: Asking,
  { id, language, page, length }: { id: number; language: TextLanguage; page: number; length: number },
) {
  await findVisibleResource(db, viewer, id)
  return {
    data: await selectRelated(db, { id, viewer, language, ...pageWindow({ page, length }) }),
    ...exactTotal(await countRelated(db, { id, viewer })),
  }
}
