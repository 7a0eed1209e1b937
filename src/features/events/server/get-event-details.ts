import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventDetails } from '../events.contract.ts'
import { findVisibleEvent } from './event-details.queries.ts'
import { EventNotFound } from './events.errors.ts'

/** @throws EventNotFound for an unknown event and for one that is not published */
export async function getEventDetails(
  db: Db,
  wanted: { id: number; language: TextLanguage; now: Date },
): Promise<EventDetails> {
  const event = await findVisibleEvent(db, wanted)
  if (!event) throw new EventNotFound()
  return event
}
