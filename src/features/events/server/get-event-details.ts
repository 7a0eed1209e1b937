import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventDetails } from '../events.contract.ts'
import { selectEventDetails } from './event-details.queries.ts'

/** @throws EventNotFound for an unknown event and for one that is not published */
export async function getEventDetails(
  db: Db,
  wanted: { id: number; language: TextLanguage; now: Date },
): Promise<EventDetails> {
  return selectEventDetails(db, wanted)
}
