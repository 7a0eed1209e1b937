import type { TextLanguage } from '#contract/wire.ts'
import { selectLinkedResources } from '#features/resources/server/index.ts'
import { exactTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { expectVisibleEvent } from '../visible-event.queries.ts'
import { resourcesOfEvent } from './event-details.queries.ts'

/** @throws EventNotFound */
export async function listEventResources(
  db: Db,
  wanted: { id: number; language: TextLanguage; page: number; length: number },
) {
  const { id, language } = wanted
  await expectVisibleEvent(db, id)
  const linked = resourcesOfEvent(id)
  const { resources, total } = await selectLinkedResources(db, { linked, language, ...pageWindow(wanted) })
  return { data: resources, ...exactTotal(total) }
}
