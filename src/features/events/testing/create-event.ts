import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { insertEvent, insertSeries, insertSpeakers, type NewSpeaker } from '../server/index.ts'
import { completeEvent, type GivenEvent } from './complete-event.ts'

let made = 0

/** `createEvent(db, { title: 'Play', starts_in_minutes: 30 })`: counted from TEST_NOW. Returns its id. */
export async function createEvent(db: Db, given: GivenEvent = {}): Promise<number> {
  const event_type_id = given.event_type_id ?? (await createEventType(db))
  return insertEvent(db, completeEvent({ ...given, event_type_id }, TEST_NOW))
}

/** A speaker with a unique key, an English designation and introduction. Returns the id. */
export async function createSpeaker(db: Db, given: Partial<NewSpeaker> = {}): Promise<number> {
  made += 1
  const speaker = {
    key: `speaker-${made}`,
    name: `Speaker ${made}`,
    designation: { en: 'Special educator' },
    introduction: { en: 'Teaches, listens and laughs.' },
    ...given,
  }
  return onlyId(await insertSpeakers(db, [speaker]))
}

export async function createSeries(db: Db, title: LocalizedText = { en: 'First steps' }): Promise<number> {
  made += 1
  return onlyId(await insertSeries(db, [{ key: `series-${made}`, title }]))
}

function onlyId(ids: Map<string, number>): number {
  const [id] = ids.values()
  if (id === undefined) throw new Error('nothing was added')
  return id
}
