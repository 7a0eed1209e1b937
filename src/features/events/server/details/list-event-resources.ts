import type { TextLanguage } from '#contract/wire.ts'
import { selectLinkedResources } from '#features/resources/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { expectVisibleEvent } from '../visible-event.queries.ts'
import { resourcesOfEvent } from './event-details.queries.ts'

/** @throws EventNotFound */
export async function listEventResources(
  db: Db,
  wanted: { id: number; language: TextLanguage; page: number; length: number },
) {
  const { id, language, page, length } = wanted
  await expectVisibleEvent(db, id)
  const linked = resourcesOfEvent(id)
  const { resources, total } = await selectLinkedResources(db, {
    linked,
    language,
    limit: length,
    offset: (page - 1) * length,
  })
  return { data: resources, recordsTotal: total, recordsTotal_is_capped: false }
}
