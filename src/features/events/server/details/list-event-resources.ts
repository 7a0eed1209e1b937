import type { TextLanguage } from '#contract/wire.ts'
import { selectLinkedResources } from '#features/resources/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { resourcesOfEvent } from './event-resources.queries.ts'
import { findVisibleEvent } from './find-visible-event.queries.ts'

/** @throws EventNotFound */
export async function listEventResources(
  db: Db,
  wanted: { id: number; language: TextLanguage; page: number; length: number },
) {
  const { id, language, page, length } = wanted
  await findVisibleEvent(db, id)
  const linked = resourcesOfEvent(id)
  const { resources, total } = await selectLinkedResources(db, {
    linked,
    language,
    limit: length,
    offset: (page - 1) * length,
  })
  return { data: resources, recordsTotal: total, recordsTotal_is_capped: false }
}
