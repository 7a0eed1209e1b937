import { describe, expect, it } from 'vitest'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { isOnServer } from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { withdrawEvent } from '../../testing/change-film.queries.ts'
import { createEvent } from '../../testing/create-event.ts'
import { createEventWithSpeaker, createQuestion } from '../../testing/create-feedback.ts'
import { deleteEvent, unpublishEvent } from '../../testing/take-back-event.queries.ts'
import { reportableQuestions } from '../feedback/reportable-feedback.queries.ts'
import { eventQuestions } from '../index.ts'

const test = testApp()
/** How many questions one person asks; the embedded database shows the same with fewer. */
const MANY = isOnServer() ? 10_000 : 1_000

const questionsOf = (
  who: Pick<Person, 'call'>,
  body: { page?: number; length?: number; after?: number } = {},
) => who.call('POST /v2/event/question/own/list/', { body })
const idsOf = (listed: { data: { id: number }[] }) => listed.data.map(({ id }) => id)

describe('the questions that I asked', () => {
  it('come with their event and its answers, the newest first, and none of another', async () => {
    const { event_id, speaker } = await createEventWithSpeaker(test)
    const [asker, other] = [await createPerson(test), await createPerson(test)]
    const first = await createQuestion(test, { event_id, asker, question: 'Is it for two-year-olds too?' })
    await createQuestion(test, { event_id, asker: other, question: 'Of another?' })
    const second = await createQuestion(test, { event_id: await createEvent(test.db), asker })
    await other.call('POST /v2/event/question/upvote/', { body: { id: first } })
    await speaker.call('POST /v2/event/question/answer/', { body: { id: first, answer: 'Yes, it is.' } })

    const listed = await questionsOf(asker)
    expect(listed).toMatchObject({ recordsTotal: 2, recordsTotal_is_capped: false })
    expect(idsOf(listed)).toEqual([second, first])
    expect(listed.data[1]).toEqual({
      id: first,
      question: 'Is it for two-year-olds too?',
      asked_at: '2026-01-15T06:30:00Z',
      up_vote_count: 1,
      is_hidden: false,
      is_waiting: false,
      event: { id: event_id, title: 'A quiet morning', text_language: 'en', is_cancelled: false },
      place: 1,
      answers: [
        {
          id: expect.any(Number),
          answer: 'Yes, it is.',
          answered_by: 'Ananya Rao',
          role: 'speaker',
          answered_at: '2026-01-15T06:30:00Z',
          is_mine: false,
          is_reported: false,
        },
      ],
    })
    expect(JSON.stringify(listed)).not.toContain('Of another?')
  })

  it('say where each stands among those of its event, so that a link can lead there', async () => {
    const event_id = await createEvent(test.db)
    const asker = await createPerson(test)
    const mine = await createQuestion(test, { event_id, asker })
    const loved = await createQuestion(test, { event_id })
    await asker.call('POST /v2/event/question/upvote/', { body: { id: loved } })
    expect((await questionsOf(asker)).data).toMatchObject([{ id: mine, place: 2 }])
  })

  it('stay mine when they are hidden, and say so', async () => {
    const asker = await createPerson(test)
    const id = await createQuestion(test, { asker })
    await test.db.transaction((tx) =>
      reportableQuestions.setHidden(tx, { id, isHidden: true, now: TEST_NOW }),
    )
    expect((await questionsOf(asker)).data).toMatchObject([{ id, is_hidden: true, place: null }])
  })

  it('lead to a cancelled event, and to nothing once it is no longer shown', async () => {
    const asker = await createPerson(test)
    const [cancelled, gone] = [await createEvent(test.db), await createEvent(test.db)]
    await createQuestion(test, { event_id: cancelled, asker })
    await createQuestion(test, { event_id: gone, asker })
    await withdrawEvent(test.db, cancelled)
    await unpublishEvent(test.db, gone)
    expect((await questionsOf(asker)).data).toMatchObject([
      { event: null, place: null },
      { event: { id: cancelled, is_cancelled: true }, place: null },
    ])
  })

  it('go with an event that is deleted', async () => {
    const asker = await createPerson(test)
    const event_id = await createEvent(test.db)
    await createQuestion(test, { event_id, asker })
    await deleteEvent(test.db, event_id)
    expect(await questionsOf(asker)).toMatchObject({ recordsTotal: 0, data: [] })
  })

  it('go on behind the last one shown, which must be mine', async () => {
    const asker = await createPerson(test)
    const event_id = await createEvent(test.db)
    const ids: number[] = []
    for (let asked = 0; asked < 13; asked += 1) ids.unshift(await createQuestion(test, { event_id, asker }))
    const first = await questionsOf(asker)
    expect(idsOf(first)).toEqual(ids.slice(0, 10))
    expect(idsOf(await questionsOf(asker, { page: 2 }))).toEqual(ids.slice(10))
    expect(idsOf(await questionsOf(asker, { after: ids[9] ?? 0 }))).toEqual(ids.slice(10))
    const theirs = await createQuestion(test)
    const answer = await asker.tryCall('POST /v2/event/question/own/list/', { body: { after: theirs } })
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'CursorNotFound', field: 'after' }] })
  })

  it('are for who is logged in, and not without sense', async () => {
    expect(await test.tryCall('POST /v2/event/question/own/list/', { body: {} })).toMatchObject({
      status: 401,
    })
    const person = await createPerson(test)
    const answer = await person.tryCall('POST /v2/event/question/own/list/', { body: { length: 101 } })
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'length' }] })
  })

  it('take as many queries among thousands as for one, and say that they are counted to the cap', async () => {
    const [asker, busy] = [await createPerson(test), await createPerson(test)]
    const event_id = await createEvent(test.db)
    await createQuestion(test, { event_id, asker })
    const forOne = await test.queriesOf(() => questionsOf(asker))
    const [someone = 0] = await createPeople(test.db, 1)
    const asked = (user_id: number) =>
      Array.from({ length: MANY }, (_, index) => ({ event_id, user_id, question: `Question ${index}?` }))
    await test.db.insert(eventQuestions).values(asked(busy.id))
    await test.db.insert(eventQuestions).values(asked(someone))
    expect(await test.queriesOf(() => questionsOf(busy))).toBe(forOne)
    const listed = await questionsOf(busy, { length: 3 })
    expect(listed.recordsTotal).toBe(MANY)
    expect(listed.data.map(({ question }) => question)).toEqual(
      [1, 2, 3].map((back) => `Question ${MANY - back}?`),
    )
    expect(listed.data.map(({ place }) => place)).toEqual([101, 101, 101])
  })
})
