import type { TextLanguage } from '#contract/wire.ts'
import { exactTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { expectEventWithPage } from '../visible-event.queries.ts'
import { selectRelatedEvents } from './related-events.queries.ts'

/** @throws EventNotFound */
export async function listRelatedEvents(
  db: Db,
  wanted: { id: number; language: TextLanguage; now: Date; page: number; length: number },
) {
  await expectEventWithPage(db, wanted.id)
  const { page, length, ...event } = wanted
  const { cards, total } = await selectRelatedEvents(db, { ...event, ...pageWindow({ page, length }) })
  return { data: cards, ...exactTotal(total) }
}
