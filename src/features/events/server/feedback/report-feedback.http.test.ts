import { describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { decideReport, selectReports } from '#foundation/moderation/server/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent } from '../../testing/create-event.ts'
import { createAttendee, createPastEvent, createQuestion } from '../../testing/create-feedback.ts'
import { reportableAnswers, reportableQuestions, reportableReviews } from './reportable-feedback.queries.ts'

const test = testApp()
const reportables = [reportableQuestions, reportableAnswers, reportableReviews]
const now = TEST_NOW

type Person = Awaited<ReturnType<typeof createPerson>>
const people = (count: number) => Promise.all(Array.from({ length: count }, () => createPerson(test)))
const reportIt = (person: Person, kind: string, id: number) =>
  person.call('POST /master/report/', { body: { kind, id, reason: 'unkind' } })
const questionIds = async (event_id: number) =>
  (await test.call('POST /v2/event/question/list/', { body: { id: event_id } })).data.map(({ id }) => id)
const queue = (more: { isDecided?: boolean } = {}) =>
  selectReports(test.db, { reportables, isDecided: false, language: 'en', limit: 10, offset: 0, ...more })

/** An event with one question by `asker`. */
async function asked() {
  const event_id = await createEvent(test.db)
  const asker = await createPerson(test, { first_name: 'Meera', last_name: 'Nair' })
  const id = await createQuestion(test, { event_id, asker, question: 'Buy my pills?' })
  return { event_id, asker, id }
}

describe('what can be reported', () => {
  it('is a question or a review that is there, and nothing else', async () => {
    const { id } = await asked()
    const find = (kind: string, of: number) =>
      test.tryCall('GET /master/report/', { query: { kind, id: of } })
    expect(await find('event-question', id)).toMatchObject({ success: true })
    for (const answer of [
      await find('event-question', id + 1_000),
      await find('event-review', id),
      await find('x', id),
    ]) {
      expect(answer).toMatchObject({ status: 404, errors: [{ code: 'ReportedThingNotFound' }] })
    }
    expect(await find('No kind', id)).toMatchObject({ success: false })
  })
})

describe('reporting an answer', () => {
  const answersOf = async (event_id: number, by?: Person) => {
    const { call } = by ?? test
    const { data } = await call('POST /v2/event/question/list/', { body: { id: event_id } })
    return data[0]?.answers
  }

  it('hides it alone once three different people have done so, and a moderator brings it back', async () => {
    const { event_id, id: question_id } = await asked()
    const admin = await createOrganiser(test, 'administrator')
    const body = { id: question_id, answer: 'Her name is Tara Nair.' }
    const { data } = await admin.call('POST /v2/event/question/answer/', { body })
    const { id } = data.answer
    expect(await answersOf(event_id, admin)).toMatchObject([{ id, is_mine: true, is_reported: false }])
    const [one, two, three] = (await people(3)) as [Person, Person, Person]
    await reportIt(one, 'event-answer', id)
    expect(await answersOf(event_id, one)).toMatchObject([{ is_mine: false, is_reported: true }])
    await reportIt(two, 'event-answer', id)
    expect(await answersOf(event_id)).toHaveLength(1)
    await reportIt(three, 'event-answer', id)
    expect(await answersOf(event_id)).toEqual([])
    expect(await questionIds(event_id)).toEqual([question_id])
    expect(await admin.tryCall('POST /v2/event/question/answer/', { body })).toMatchObject({
      status: 409,
      errors: [{ code: 'AnswerIsHidden' }],
    })
    await admin.call('POST /v2/event/question/answer/', { body: { ...body, answer: 'Her teacher knows.' } })
    expect(await answersOf(event_id)).toMatchObject([{ answer: 'Her teacher knows.' }])
    expect((await queue()).reports).toMatchObject([
      { subject_id: id, report_count: 3, thing: { text: 'Her name is Tara Nair.', is_hidden: true } },
    ])
    const moderator = await createPerson(test, { is_admin: true })
    await decideReport(test.db, moderator, {
      reportables,
      kind: 'event-answer',
      id,
      decision: 'restore',
      now,
    })
    expect(await answersOf(event_id)).toHaveLength(2)
  })
})

describe('reporting a question', () => {
  it('hides it once three different people have done so', async () => {
    const { event_id, id } = await asked()
    const [one, two, three] = (await people(3)) as [Person, Person, Person]
    const { data } = await reportIt(one, 'event-question', id)
    expect(data.message).toBe('Thank you. Our team will check it.')
    await reportIt(one, 'event-question', id)
    await reportIt(one, 'event-question', id)
    await reportIt(two, 'event-question', id)
    expect(await questionIds(event_id)).toEqual([id])
    const seen = await one.call('POST /v2/event/question/list/', { body: { id: event_id } })
    expect(seen.data).toMatchObject([{ is_reported: true }])

    await reportIt(three, 'event-question', id)
    expect(await questionIds(event_id)).toEqual([])
    for (const call of ['POST /v2/event/question/upvote/', 'POST /v2/event/question/answer/'] as const) {
      const answer = await two.tryCall(call, { body: { id, answer: 'No.' } })
      expect(answer).toMatchObject({ status: 404, errors: [{ code: 'QuestionNotFound' }] })
    }
  })

  it('hides nothing with people whose account was closed meanwhile', async () => {
    const { event_id, id } = await asked()
    const [one, two, three] = (await people(3)) as [Person, Person, Person]
    await reportIt(one, 'event-question', id)
    await reportIt(two, 'event-question', id)
    const admin = await createOrganiser(test, 'administrator')
    const closed = { id: one.id, is_closed: true, reason: 'Three accounts of one person.' }
    await admin.call('POST /v2/admin/people/close/', { body: closed })
    await reportIt(three, 'event-question', id)
    expect(await questionIds(event_id)).toEqual([id])
    expect((await queue()).reports).toMatchObject([{ subject_id: id, report_count: 3 }])
  })

  it('by many at once hides it once, with one report a person', async () => {
    const { event_id, id } = await asked()
    const reporters = await people(5)
    const tries = Array.from({ length: 50 }, (_, turn) => reporters[turn % 5] as Person)
    await Promise.all(tries.map((person) => reportIt(person, 'event-question', id)))
    expect(await questionIds(event_id)).toEqual([])
    expect((await queue()).reports).toMatchObject([{ subject_id: id, report_count: 5 }])
  })

  it('refuses a visitor, what is not there, unknown kinds and reasons', async () => {
    const { id } = await asked()
    const person = await createPerson(test)
    const body = { kind: 'event-question', id, reason: 'other' as const }
    expect(await test.tryCall('POST /master/report/', { body })).toMatchObject({ status: 401 })
    for (const wrong of [{ id: 999_999 }, { kind: 'event' }, { kind: 'event-review' }]) {
      const answer = await person.tryCall('POST /master/report/', { body: { ...body, ...wrong } })
      expect(answer).toMatchObject({ status: 404, errors: [{ code: 'ReportedThingNotFound' }] })
    }
    const reason = await person.tryCall('POST /master/report/', {
      body: { ...body, reason: 'dull' as never },
    })
    expect(reason).toMatchObject({ status: 422, errors: [{ field: 'reason' }] })
    const words = await person.tryCall('POST /master/report/', {
      body: { ...body, words: 'x'.repeat(20_000) },
    })
    expect(words).toMatchObject({ status: 422, errors: [{ field: 'words' }] })
  })
})

describe('reporting a review', () => {
  it('takes it out of the rating while it is hidden, and puts it back when it is shown again', async () => {
    const event_id = await createPastEvent(test)
    const [kind, unkind] = [await createAttendee(test, event_id), await createAttendee(test, event_id)]
    await kind.call('POST /v2/event/review/add/', { body: { id: event_id, rating: 5 } })
    const { data } = await unkind.call('POST /v2/event/review/add/', {
      body: { id: event_id, rating: 1, feedback: 'Rude words.' },
    })
    const id = data.review.id
    const listed = (person?: Person) =>
      (person ?? test).call('POST /v2/event/review/list/', { body: { id: event_id } })
    expect(await listed()).toMatchObject({ recordsTotal: 2, rating: 3, rating_count: 2 })
    for (const person of await people(3)) await reportIt(person, 'event-review', id)
    expect(await listed()).toMatchObject({ recordsTotal: 1, rating: 5, rating_count: 1 })

    // The author may edit it meanwhile: it stays hidden and out of the rating.
    await unkind.call('POST /v2/event/review/add/', { body: { id: event_id, rating: 2, feedback: 'Fine.' } })
    expect(await listed(unkind)).toMatchObject({
      rating: 5,
      rating_count: 1,
      own: { rating: 2, feedback: 'Fine.', is_hidden: true },
    })
    const moderator = await createPerson(test, { is_admin: true })
    await decideReport(test.db, moderator, {
      reportables,
      kind: 'event-review',
      id,
      decision: 'restore',
      now,
    })
    expect(await listed()).toMatchObject({ recordsTotal: 2, rating: 3.5, rating_count: 2 })
  })
})

describe('the queue of reports', () => {
  it('shows what was reported, by how many and why, and who wrote it', async () => {
    const { event_id, asker, id } = await asked()
    const [one, two] = (await people(2)) as [Person, Person]
    await reportIt(one, 'event-question', id)
    await two.call('POST /master/report/', {
      body: { kind: 'event-question', id, reason: 'advert', words: 'It sells things.' },
    })
    const { reports, total } = await queue()
    expect(total).toBe(1)
    expect(reports).toMatchObject([
      {
        kind: 'event-question',
        subject_id: id,
        report_count: 2,
        reasons: ['advert', 'unkind'],
        words: ['It sells things.'],
        decision: null,
        thing: {
          text: 'Buy my pills?',
          author: { id: asker.id, name: 'Meera Nair' },
          address: `/events/details/${event_id}#questions`,
          is_hidden: false,
        },
      },
    ])
  })

  it('ends with a decision, after which only three new people hide a thing again', async () => {
    const { event_id, id } = await asked()
    const first = await people(3)
    for (const person of first) await reportIt(person, 'event-question', id)
    const moderator = await createPerson(test, { is_admin: true })
    const decide = (decision: 'hide' | 'restore') =>
      decideReport(test.db, moderator, { reportables, kind: 'event-question', id, decision, now })
    expect(await decide('restore')).toEqual({ reports_decided: 3, isThere: true, isChange: true })
    expect(await questionIds(event_id)).toEqual([id])
    expect((await queue()).total).toBe(0)
    const decided = await queue({ isDecided: true })
    expect(decided.reports).toMatchObject([{ decision: 'restore', thing: { is_hidden: false } }])

    for (const person of first) await reportIt(person, 'event-question', id)
    expect(await questionIds(event_id)).toEqual([id])
    for (const person of await people(3)) await reportIt(person, 'event-question', id)
    expect(await questionIds(event_id)).toEqual([])
    expect(await decide('hide')).toEqual({ reports_decided: 3, isThere: true, isChange: false })
    expect(await questionIds(event_id)).toEqual([])
  })

  it('tells the author what a moderator decided, and leads them to where they still see it', async () => {
    const { event_id, asker, id } = await asked()
    const moderator = await createPerson(test, { is_admin: true })
    const decide = (decision: 'hide' | 'restore', reason?: string) =>
      decideReport(test.db, moderator, { reportables, kind: 'event-question', id, decision, reason, now })
    const told = async () => (await asker.call('POST /v2/user/notification/list/', { body: {} })).data
    for (const person of await people(3)) await reportIt(person, 'event-question', id)
    expect(await told()).toEqual([])
    await decide('hide', 'It sells things.')
    await decide('hide', 'Nothing is open any more.')
    expect(await told()).toMatchObject([
      {
        kind: 'held_refused_why',
        text: "Our team checked “Buy my pills?”. Others can't see it. The reason: It sells things.",
        path: '/my-pankh-page?tab=questions',
      },
    ])
    await decide('restore')
    expect((await told())[0]).toMatchObject({ path: `/events/details/${event_id}#questions` })
  })

  it('refuses to decide about what is not there', async () => {
    const moderator = await createPerson(test, { is_admin: true })
    const lost = { reportables, kind: 'event-question', id: 999_999, decision: 'hide' as const, now }
    await expect(decideReport(test.db, moderator, lost)).rejects.toMatchObject({
      code: 'ReportedThingNotFound',
    })
  })
})
