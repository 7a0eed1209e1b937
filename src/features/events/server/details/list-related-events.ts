import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { expectEventWithPage } from '../visible-event.queries.ts'
import { selectRelatedEvents } from './related-events.queries.ts'

/** @throws EventNotFound */
export async function listRelatedEvents(
  db: Db,
  wanted: { id: number; language: TextLanguage; now: Date; page: number; length: number },
) {
  await expectEventWithPage(db, wanted.id)
  const { page, length, ...event } = wanted
  const { cards, total } = await selectRelatedEvents(db, {
    ...event,
    limit: length,
    offset: (page - 1) * length,
  })
  return { data: cards, recordsTotal: total, recordsTotal_is_capped: false }
}
