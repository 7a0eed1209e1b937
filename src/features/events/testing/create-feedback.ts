import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { speakerAccounts } from '../server/index.ts'
import { createEvent, createSpeaker } from './create-event.ts'
import { createAttendance } from './take-part.ts'

let asked = 0

/** A unique question by a new person, or by `asker`. Returns its id. */
export async function createQuestion(
  test: TestApp,
  given: { event_id?: number; question?: string; asker?: Person } = {},
): Promise<number> {
  const asker = given.asker ?? (await createPerson(test))
  asked += 1
  const { data } = await asker.call('POST /v2/event/question/add/', {
    body: {
      id: given.event_id ?? (await createEvent(test.db)),
      question: given.question ?? `Is it for two-year-olds too? (${asked})`,
    },
  })
  return data.question.id
}

/** An event held yesterday, an hour long, without a recording. Returns its id. */
export const createPastEvent = (test: TestApp): Promise<number> =>
  createEvent(test.db, { starts_in_minutes: -24 * 60 })

/** A person who attended. */
export async function createAttendee(
  test: TestApp,
  event_id: number,
  wanted: Parameters<typeof createPerson>[1] = {},
): Promise<Person> {
  const person = await createPerson(test, wanted)
  await createAttendance(test.db, { event_id, user_id: person.id })
  return person
}

/** An event whose speaker has an account. */
export async function createEventWithSpeaker(test: TestApp): Promise<{ event_id: number; speaker: Person }> {
  const speaker = await createPerson(test, { first_name: 'Ananya', last_name: 'Rao' })
  const speaker_id = await createSpeaker(test.db, { name: 'Ananya Rao' })
  await test.db.insert(speakerAccounts).values({ speaker_id, user_id: speaker.id })
  return { speaker, event_id: await createEvent(test.db, { speaker_ids: [speaker_id] }) }
}
