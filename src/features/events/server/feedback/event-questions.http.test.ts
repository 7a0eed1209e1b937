import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { disablePerson } from '#foundation/creators/testing/write-profile.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent } from '../../testing/create-event.ts'
import { createEventWithSpeaker, createQuestion } from '../../testing/create-feedback.ts'
import { eventQuestions, eventQuestionVotes } from '../index.ts'

const test = testApp()
const questionsOf = (id: number, more: { page?: number; length?: number; after?: number } = {}) =>
  test.call('POST /v2/event/question/list/', { body: { id, ...more } })

describe('asking about an event', () => {
  it('shows the question to everyone, with a first name and an initial only', async () => {
    const id = await createEvent(test.db)
    const meera = await createPerson(test, { first_name: 'Meera', last_name: 'Nair' })
    const asked = await meera.call('POST /v2/event/question/add/', {
      body: { id, question: '  Is it for\r\ntwo-year-olds too?  ' },
    })
    const expected = {
      id: asked.data.question.id,
      question: 'Is it for\ntwo-year-olds too?',
      asked_by: 'Meera N.',
      asked_at: '2026-01-15T06:30:00Z',
      up_vote_count: 0,
      is_upvoted: false,
      is_mine: true,
      is_reported: false,
      answers: [],
    }
    expect(asked.data.question).toEqual(expected)
    const seen = await questionsOf(id)
    expect(seen).toMatchObject({ recordsTotal: 1, recordsTotal_is_capped: false, can: { answer: false } })
    expect(seen.data).toEqual([{ ...expected, is_mine: false }])
    expect(JSON.stringify(seen)).not.toContain(meera.email)
  })

  it('shows neither who asked nor who answered after their account was closed', async () => {
    const { event_id, speaker } = await createEventWithSpeaker(test)
    const asker = await createPerson(test)
    const id = await createQuestion(test, { event_id, asker })
    await speaker.call('POST /v2/event/question/answer/', { body: { id, answer: 'Yes.' } })
    for (const person of [asker, speaker]) await disablePerson(test.db, person.id, test.clock.now())
    expect((await questionsOf(event_id)).data).toMatchObject([
      { id, asked_by: null, answers: [{ answer: 'Yes.', answered_by: null }] },
    ])
  })

  it.each([
    ['nothing', ''],
    ['spaces', '   \n '],
    ['20,000 characters', 'x'.repeat(20_000)],
    ['one character more than 2,000', 'x'.repeat(2_001)],
  ])('refuses %s, beside the field', async (_name, question) => {
    const id = await createEvent(test.db)
    const person = await createPerson(test)
    const answer = await person.tryCall('POST /v2/event/question/add/', { body: { id, question } })
    expect(answer).toMatchObject({ success: false, status: 422, errors: [{ field: 'question' }] })
    expect(await test.db.$count(eventQuestions)).toBe(0)
  })

  it('takes 2,000 characters of any script, and text that looks like code as text', async () => {
    const id = await createEvent(test.db)
    const asker = await createPerson(test)
    const long = 'क'.repeat(2_000)
    await createQuestion(test, { event_id: id, question: long, asker })
    await createQuestion(test, { event_id: id, question: '<script>alert(1)</script>\0', asker })
    const { data } = await questionsOf(id)
    expect(data.map(({ question }) => question)).toEqual(['<script>alert(1)</script>', long])
  })

  it('refuses a visitor, and a draft or unknown event', async () => {
    const body = { id: await createEvent(test.db), question: 'May I?' }
    expect(await test.tryCall('POST /v2/event/question/add/', { body })).toMatchObject({ status: 401 })
    const person = await createPerson(test)
    for (const id of [await createEvent(test.db, { publication: 'draft' }), 999_999]) {
      const ask = await person.tryCall('POST /v2/event/question/add/', { body: { ...body, id } })
      expect(ask).toMatchObject({ status: 404, errors: [{ code: 'EventNotFound' }] })
      const list = await test.tryCall('POST /v2/event/question/list/', { body: { id } })
      expect(list).toMatchObject({ status: 404 })
    }
  })

  it('stops one person after twenty questions in an hour', async () => {
    const id = await createEvent(test.db)
    const asker = await createPerson(test)
    for (let asked = 0; asked < 20; asked += 1) await createQuestion(test, { event_id: id, asker })
    const answer = await asker.tryCall('POST /v2/event/question/add/', { body: { id, question: 'More?' } })
    expect(answer).toMatchObject({ status: 429 })
  })
})

describe('the list of questions', () => {
  it('comes ten at a time, most upvoted first, and goes on after the last one shown', async () => {
    const event_id = await createEvent(test.db)
    const asker = await createPerson(test)
    const ids: number[] = []
    for (let asked = 0; asked < 13; asked += 1) ids.push(await createQuestion(test, { event_id, asker }))
    const loved = ids[4] ?? 0
    await asker.call('POST /v2/event/question/upvote/', { body: { id: loved } })
    const inOrder = [loved, ...ids.filter((id) => id !== loved).toReversed()]

    const first = await questionsOf(event_id)
    expect(first.recordsTotal).toBe(13)
    expect(first.data.map(({ id }) => id)).toEqual(inOrder.slice(0, 10))
    const second = await questionsOf(event_id, { page: 2 })
    expect(second.data.map(({ id }) => id)).toEqual(inOrder.slice(10))
    const rest = await questionsOf(event_id, { after: first.data.at(-1)?.id ?? 0 })
    expect(rest.data).toEqual(second.data)
  })

  it('refuses to go on after a question of another event', async () => {
    const elsewhere = await createQuestion(test)
    const answer = await test.tryCall('POST /v2/event/question/list/', {
      body: { id: await createEvent(test.db), after: elsewhere },
    })
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'CursorNotFound', field: 'after' }] })
  })

  it('takes the same number of queries however long it is', async () => {
    const event_id = await createEvent(test.db)
    const asker = await createPerson(test)
    await createQuestion(test, { event_id, asker })
    const forOne = await test.queriesOf(() => questionsOf(event_id))
    for (let asked = 0; asked < 5; asked += 1) await createQuestion(test, { event_id, asker })
    expect(await test.queriesOf(() => questionsOf(event_id))).toBe(forOne)
  })
})

describe('upvoting a question', () => {
  it('counts once a person, and twice is an undo', async () => {
    const id = await createQuestion(test)
    const [one, two] = [await createPerson(test), await createPerson(test)]
    const vote = async (person: typeof one, is_upvoted?: boolean) =>
      (await person.call('POST /v2/event/question/upvote/', { body: { id, is_upvoted } })).data
    expect(await vote(one)).toEqual({ id, up_vote_count: 1, is_upvoted: true })
    expect(await vote(two)).toEqual({ id, up_vote_count: 2, is_upvoted: true })
    expect(await vote(one)).toEqual({ id, up_vote_count: 1, is_upvoted: false })
    // The vote is set, not toggled: a request repeated after a lost reply has one effect.
    expect(await vote(two, true)).toEqual({ id, up_vote_count: 1, is_upvoted: true })
    expect(await vote(two, false)).toEqual({ id, up_vote_count: 0, is_upvoted: false })
    expect(await vote(two, false)).toEqual({ id, up_vote_count: 0, is_upvoted: false })
  })

  it('is shown to who voted as theirs', async () => {
    const event_id = await createEvent(test.db)
    const id = await createQuestion(test, { event_id })
    const voter = await createPerson(test)
    await voter.call('POST /v2/event/question/upvote/', { body: { id } })
    const seen = await voter.call('POST /v2/event/question/list/', { body: { id: event_id } })
    expect(seen.data).toMatchObject([{ up_vote_count: 1, is_upvoted: true, is_mine: false }])
    expect((await questionsOf(event_id)).data).toMatchObject([{ up_vote_count: 1, is_upvoted: false }])
  })

  it('refuses a visitor, and a question that is not there', async () => {
    const id = await createQuestion(test)
    expect(await test.tryCall('POST /v2/event/question/upvote/', { body: { id } })).toMatchObject({
      status: 401,
    })
    const person = await createPerson(test)
    expect(await person.tryCall('POST /v2/event/question/upvote/', { body: { id: 999_999 } })).toMatchObject({
      status: 404,
      errors: [{ code: 'QuestionNotFound' }],
    })
  })

  it('counts two hundred at once by the same person as one', async () => {
    const event_id = await createEvent(test.db)
    const id = await createQuestion(test, { event_id })
    const person = await createPerson(test)
    const body = { id, is_upvoted: true }
    const once = () => person.call('POST /v2/event/question/upvote/', { body })
    await Promise.all(Array.from({ length: 200 }, once))
    expect((await questionsOf(event_id)).data[0]?.up_vote_count).toBe(1)
    expect(await test.db.$count(eventQuestionVotes)).toBe(1)
  })
})

describe('answering a question', () => {
  const answer = { answer: 'Yes, from two years on.' }

  it('is for speakers of the event, with their whole name', async () => {
    const { event_id, speaker } = await createEventWithSpeaker(test)
    const id = await createQuestion(test, { event_id })
    const list = await speaker.call('POST /v2/event/question/list/', { body: { id: event_id } })
    expect(list.can.answer).toBe(true)
    const given = await speaker.call('POST /v2/event/question/answer/', { body: { id, ...answer } })
    const expected = {
      id: given.data.answer.id,
      answer: answer.answer,
      answered_by: 'Ananya Rao',
      role: 'speaker',
      answered_at: '2026-01-15T06:30:00Z',
      is_reported: false,
    }
    expect(given.data.answer).toEqual({ ...expected, is_mine: true })
    const seen = (await questionsOf(event_id)).data[0]?.answers
    expect(seen).toEqual([{ ...expected, is_mine: false }])
  })

  it('adds the same words once, however often and at once they are sent', async () => {
    const { event_id, speaker } = await createEventWithSpeaker(test)
    const asker = await createPerson(test)
    const asked = await asker.call('POST /v2/event/question/add/', {
      body: { id: event_id, question: 'From what age?' },
    })
    const { id } = asked.data.question
    const send = () => speaker.call('POST /v2/event/question/answer/', { body: { id, ...answer } })
    const given = await Promise.all([send(), send(), send()])
    expect(new Set(given.map(({ data }) => data.answer.id)).size).toBe(1)
    expect((await questionsOf(event_id)).data[0]?.answers).toHaveLength(1)
    const { data } = await asker.call('POST /v2/user/notification/list/', {})
    expect(data.map(({ kind }) => kind)).toEqual(['question_answered'])
  })

  it('is for administrators and the hosts of the event, as organisers', async () => {
    const event_id = await createEvent(test.db)
    const id = await createQuestion(test, { event_id })
    const host = await createPerson(test, { email_verified_at: TEST_NOW })
    const kavita = await createPerson(test, { first_name: 'Kavita', last_name: 'Rao', is_admin: true })
    await kavita.call('POST /v2/admin/event/host/add/', { body: { id: event_id, email: host.email } })
    const list = await host.call('POST /v2/event/question/list/', { body: { id: event_id } })
    expect(list.can.answer).toBe(true)
    await host.call('POST /v2/event/question/answer/', { body: { id, ...answer } })
    const given = await kavita.call('POST /v2/event/question/answer/', { body: { id, ...answer } })
    expect(given.data.answer).toMatchObject({ answered_by: 'Kavita Rao', role: 'organiser' })
  })

  it('refuses visitors, who asked, and speakers and hosts of another event', async () => {
    const asker = await createPerson(test)
    const event_id = await createEvent(test.db)
    const id = await createQuestion(test, { event_id, asker })
    const { speaker, event_id: elsewhere } = await createEventWithSpeaker(test)
    const host = await createPerson(test, { email_verified_at: TEST_NOW })
    const admin = await createPerson(test, { is_admin: true })
    await admin.call('POST /v2/admin/event/host/add/', { body: { id: elsewhere, email: host.email } })
    const list = await host.call('POST /v2/event/question/list/', { body: { id: event_id } })
    expect(list.can.answer).toBe(false)
    const body = { id, ...answer }
    expect(await test.tryCall('POST /v2/event/question/answer/', { body })).toMatchObject({ status: 401 })
    for (const stranger of [asker, speaker, host]) {
      expect(await stranger.tryCall('POST /v2/event/question/answer/', { body })).toMatchObject({
        status: 403,
        errors: [{ code: 'NotAllowed' }],
      })
    }
  })

  it('refuses an empty one, and one to a question that is not there', async () => {
    const admin = await createPerson(test, { is_admin: true })
    const id = await createQuestion(test)
    const empty = await admin.tryCall('POST /v2/event/question/answer/', { body: { id, answer: ' ' } })
    expect(empty).toMatchObject({ status: 422, errors: [{ field: 'answer' }] })
    const lost = await admin.tryCall('POST /v2/event/question/answer/', { body: { id: 999_999, ...answer } })
    expect(lost).toMatchObject({ status: 404, errors: [{ code: 'QuestionNotFound' }] })
  })

  it('ends for an hour after sixty answers of one person, since each notifies who asked', async () => {
    const { event_id, speaker } = await createEventWithSpeaker(test)
    const id = await createQuestion(test, { event_id })
    const send = (words: string) =>
      speaker.tryCall('POST /v2/event/question/answer/', { body: { id, answer: words } })
    for (let given = 0; given < 60; given += 1)
      expect(await send(`Yes (${given})`)).toMatchObject({ success: true })
    expect(await send('Yes, again')).toMatchObject({ status: 429 })
  })
})
