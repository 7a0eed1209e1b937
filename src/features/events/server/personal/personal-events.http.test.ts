import { describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { exportOf, leave } from '#foundation/privacy/testing/leave.ts'
import { tablesThatSay } from '#foundation/privacy/testing/remove-account.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent } from '../../testing/create-event.ts'
import { createAttendee, createEventWithSpeaker, createQuestion } from '../../testing/create-feedback.ts'
import { createFilm } from '../../testing/create-film.ts'
import { noteUnmatched } from '../../testing/note-unmatched.queries.ts'
import { registeredCount } from '../../testing/take-part.ts'
import { eventHosts, events } from '../index.ts'
import { personalEvents as part } from './personal-events.ts'

const test = testApp()
const PROVED = { email_verified_at: TEST_NOW }

/** A person with one of everything that events store, and another person with the same. */
async function somebodyAmongOthers(): Promise<{ leaver: Person; stayer: Person; past: number }> {
  const past = await createEvent(test.db, { title: 'Past hour', starts_in_minutes: -24 * 60 })
  const leaver = await createAttendee(test, past, { ...PROVED, email: 'leaver-mark@example.org' })
  const stayer = await createAttendee(test, past, { ...PROVED, email: 'stayer-mark@example.org' })
  const coming = await createEvent(test.db, { title: 'Coming hour' })
  const film = await createFilm(test)
  await createQuestion(test, { event_id: past, asker: stayer, question: 'Does stayer-mark know?' })
  for (const person of [leaver, stayer]) {
    const mark = person.email.split('@')[0] ?? ''
    await person.call('POST /v2/event/register/', {
      body: { id: coming, access_request: `Large print for ${mark}` },
    })
    const { data } = await test.call('POST /v2/event/question/list/', { body: { id: past } })
    const theirs = data[0]?.id ?? 0
    await person.call('POST /v2/event/question/upvote/', { body: { id: theirs } })
    await createQuestion(test, { event_id: past, asker: person, question: `What of ${mark}?` })
    await person.call('POST /v2/event/review/add/', {
      body: { id: past, rating: 4, feedback: `Good for ${mark}` },
    })
    await person.call('POST /v2/event/register/', { body: { id: film } })
    await noteUnmatched(test.db, { event_id: past, name: `Phone of ${mark}`, email: person.email })
  }
  await test.db.insert(eventHosts).values({ event_id: coming, user_id: leaver.id })
  return { leaver, stayer, past }
}

describe('what events keep of a person', () => {
  it('is given to them whole, and nothing of another person', async () => {
    const { leaver } = await somebodyAmongOthers()
    const { rows, titles } = await exportOf(test, { part, person: leaver })
    expect(rows).toMatchObject({
      event_registrations: [
        { event: 'Coming hour', status: 'registered', access_request: 'Large print for leaver-mark' },
        { event: 'A quiet film', status: 'registered' },
      ],
      event_attendance: [
        { event: 'Past hour', source: 'report', minutes: 60, name_in_the_meeting: null },
        { event: 'Past hour', minutes: 7, name_in_the_meeting: 'Phone of leaver-mark' },
      ],
      event_reviews: [{ event: 'Past hour', rating: 4, feedback: 'Good for leaver-mark', edited_at: null }],
      event_questions: [{ event: 'Past hour', question: 'What of leaver-mark?' }],
      event_question_votes: [{ event: 'Past hour', voted_at: expect.stringMatching(/^2.+Z$/) }],
      event_hosting: [{ event: 'Coming hour' }],
    })
    expect(JSON.stringify(rows)).not.toContain('stayer')
    expect(titles).toContain('Your reviews of events')
    const inHindi = await exportOf(test, { part, person: leaver, language: 'hi' })
    expect(inHindi.titles).toContain('कार्यक्रमों की आपकी समीक्षाएँ')
  })

  it('has what a report called them, where an organiser matched it', async () => {
    const organiser = await createOrganiser(test, 'administrator')
    const id = await createEvent(test.db)
    const meera = await createPerson(test)
    await meera.call('POST /v2/event/register/', { body: { id } })
    for (const name of ['Meera’s iPad', 'Phone']) {
      await noteUnmatched(test.db, { event_id: id, name, email: '' })
      const { unmatched } = await organiser.call('POST /v2/admin/event/registration/list/', { body: { id } })
      const body = { id: unmatched[0]?.id ?? 0, user_id: meera.id }
      await organiser.call('POST /v2/admin/event/report/decide/', { body })
    }
    const { rows } = await exportOf(test, { part, person: meera })
    expect(rows.event_attendance).toMatchObject([
      { source: 'report', minutes: 7, name_in_the_meeting: 'meera’s ipad, phone' },
    ])
  })

  it('is what organisers say of them too, where they speak', async () => {
    const { speaker, event_id } = await createEventWithSpeaker(test)
    const question = await createQuestion(test, { event_id, question: 'Of another person?' })
    await speaker.call('POST /v2/event/question/answer/', {
      body: { id: question, answer: 'Yes, from two on.' },
    })
    const { rows } = await exportOf(test, { part, person: speaker })
    expect(rows).toMatchObject({
      event_answers: [{ answer: 'Yes, from two on.', role: 'speaker' }],
      event_speaking: [{ name: 'Ananya Rao', designation: 'Special educator' }],
    })
    expect(JSON.stringify(rows)).not.toContain('Of another person')
  })

  it('is empty for whoever did nothing', async () => {
    await somebodyAmongOthers()
    const { rows } = await exportOf(test, { part, person: await createPerson(test) })
    expect(rows).toEqual({})
  })
})

describe('an account that goes', () => {
  it('leaves no mark on events, and what is counted stays right', async () => {
    const { leaver, stayer, past } = await somebodyAmongOthers()
    // Their questions have one vote less.
    const ofStayer = async () => ({
      ...(await exportOf(test, { part, person: stayer })).rows,
      event_questions: [],
    })
    const before = await ofStayer()
    await leave(test, { part, person: leaver })
    const said = await tablesThatSay(test.db, 'leaver-mark')
    expect(said.filter((name) => name.startsWith('event') || name.startsWith('unmatched'))).toEqual([])
    const [event] = (await test.db.select().from(events)).filter(({ id }) => id === past)
    expect(event).toMatchObject({ rating_sum: 4, rating_count: 1 })
    const { data } = await test.call('POST /v2/event/question/list/', { body: { id: past } })
    expect(data.map(({ up_vote_count }) => up_vote_count)).toEqual([1, 0])
    expect(await ofStayer()).toEqual(before)
  })

  it('leaves its words where the person wants them to stay, without a name', async () => {
    const { leaver, past } = await somebodyAmongOthers()
    await leave(test, { part, person: leaver, keepsShared: true })
    const { data } = await test.call('POST /v2/event/review/list/', { body: { id: past } })
    expect(data).toMatchObject([{}, { feedback: 'Good for leaver-mark', reviewed_by: null }])
    expect(await tablesThatSay(test.db, 'Phone of leaver-mark')).toEqual([])
  })

  it('gives its place to whoever waits', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db, { capacity: 1, starts_in_minutes: 3 * 24 * 60 })
    for (const person of [asha, ravi]) await person.call('POST /v2/event/register/', { body: { id } })
    await leave(test, { part, person: asha })
    const { data } = await ravi.call('GET /v2/event/details/', { query: { id } })
    expect([data.registration?.status, await registeredCount(test.db, id)]).toEqual(['offered', 1])
  })

  it('takes nothing of an email that the person never confirmed', async () => {
    const event_id = await createEvent(test.db)
    const claimant = await createPerson(test)
    await noteUnmatched(test.db, { event_id, name: 'The real one', email: claimant.email })
    expect((await exportOf(test, { part, person: claimant })).rows).toEqual({})
    await leave(test, { part, person: claimant })
    expect(await tablesThatSay(test.db, 'The real one')).toEqual(['unmatched_attendees'])
  })

  it('doesn’t wait in a circle with another that goes at the same time', async () => {
    const people = [await createPerson(test), await createPerson(test), await createPerson(test)]
    const ids = [await createEvent(test.db), await createEvent(test.db)]
    for (const [at, person] of people.entries()) {
      for (const id of at % 2 ? ids : ids.toReversed())
        await person.call('POST /v2/event/register/', { body: { id } })
    }
    await Promise.all(people.map((person) => leave(test, { part, person })))
    expect(await Promise.all(ids.map((id) => registeredCount(test.db, id)))).toEqual([0, 0])
  })
})
