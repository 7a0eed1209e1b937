import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import type { Db } from '#platform/db/database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { insertEvents } from '../server/index.ts'
import { completeEvent, type GivenEvent } from './complete-event.ts'

/** Creates many similar drafts at once. */
export async function createDrafts(db: Db, count: number, given: GivenEvent): Promise<void> {
  const event_type_id = await createEventType(db)
  const draft = completeEvent({ ...given, event_type_id, publication: 'draft' }, TEST_NOW)
  await insertEvents(
    db,
    Array.from({ length: count }, () => draft),
  )
}
