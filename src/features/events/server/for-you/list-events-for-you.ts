import type { TextLanguage } from '#contract/wire.ts'
import { findForYou } from '#foundation/for-you/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { selectEventsForYou } from './events-for-you.queries.ts'

/** Listed events that the person has no part in yet and that match their preferences. */
export function listEventsForYou(
  db: Db,
  asked: { user_id: number; length: number; language: TextLanguage; now: Date },
) {
  return findForYou(db, asked.user_id, (interests) => selectEventsForYou(db, { ...asked, interests }))
}
