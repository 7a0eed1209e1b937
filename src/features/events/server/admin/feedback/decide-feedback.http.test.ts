import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent } from '../../../testing/create-event.ts'
import { createAttendee, createPastEvent, createQuestion } from '../../../testing/create-feedback.ts'

const test = testApp()
let admin: Person
let host: Person
let event_id: number
let asker: Person

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  event_id = await createPastEvent(test)
  host = await hostOf(event_id)
  asker = await createPerson(test, { first_name: 'Meera', last_name: 'Nair' })
})

async function hostOf(id: number): Promise<Person> {
  const person = await createPerson(test, { email_verified_at: TEST_NOW })
  await admin.call('POST /v2/admin/event/host/add/', { body: { id, email: person.email } })
  return person
}
const ask = (question: string) => createQuestion(test, { event_id, asker, question })
async function review(rating: number, feedback = ''): Promise<number> {
  const person = await createAttendee(test, event_id)
  const { data } = await person.call('POST /v2/event/review/add/', {
    body: { id: event_id, rating, feedback },
  })
  return data.review.id
}
const report = async (kind: string, id: number, times = 1) => {
  for (let turn = 0; turn < times; turn += 1) {
    const person = await createPerson(test)
    await person.call('POST /master/report/', { body: { kind, id, reason: 'advert' } })
  }
}
const questions = async (body: object = {}, by = host) =>
  (await by.call('POST /v2/admin/event/question/list/', { body: { id: event_id, ...body } })).data
const reviews = async (body: object = {}, by = host) =>
  (await by.call('POST /v2/admin/event/review/list/', { body: { id: event_id, ...body } })).data
const decide = (
  by: Person,
  of: {
    id: number
    kind?: 'event-question' | 'event-review'
    decision?: 'hide' | 'restore'
    reason?: string
  },
) =>
  by.tryCall('POST /v2/admin/event/feedback/decide/', {
    body: { event_id, kind: 'event-question', decision: 'hide', reason: 'An advert', ...of },
  })
const publicQuestions = async () =>
  (await test.call('POST /v2/event/question/list/', { body: { id: event_id } })).data.map(({ id }) => id)
const rating = async () => (await test.call('POST /v2/event/review/list/', { body: { id: event_id } })).rating

describe("an event's questions, for its host", () => {
  it('stand with their answers and what became of them, and can be answered', async () => {
    const [first, second] = [await ask('Is it for toddlers?'), await ask('Buy 100% pure pills!')]
    await host.call('POST /v2/event/question/answer/', { body: { id: first, answer: 'Yes.' } })
    await report('event-question', second, 3)
    expect(await questions()).toMatchObject([
      { id: second, is_hidden: true, report_count: 3, can: { answer: false, hide: false, show: false } },
      {
        id: first,
        written_by: 'Meera N.',
        is_hidden: false,
        answers: [{ answer: 'Yes.', role: 'organiser' }],
        can: { answer: true, hide: true, show: false },
      },
    ])
    const ids = async (body: object) => (await questions(body)).map(({ id }) => id)
    const third = await ask('May we come late?')
    expect(await ids({ state: 'unanswered' })).toEqual([third])
    expect(await ids({ state: 'hidden' })).toEqual([second])
    expect(await ids({ state: 'reported' })).toEqual([second])
    expect(await ids({ state: 'shown' })).toEqual([third, first])
    expect(await ids({ search_query: '100%' })).toEqual([second])
    expect(await ids({ length: 1, page: 3 })).toEqual([first])
  })

  it('are hidden with a reason and shown again, told in the log once however often at once', async () => {
    const id = await ask('Buy my pills!')
    expect(await decide(host, { id, reason: ' ' })).toMatchObject({
      status: 422,
      errors: [{ field: 'reason' }],
    })
    const answers = await Promise.all([1, 2, 3].map(() => decide(host, { id })))
    expect(answers.every(({ success }) => success)).toBe(true)
    expect(await publicQuestions()).toEqual([])
    await decide(host, { id, decision: 'restore', reason: 'A mistake' })
    expect(await publicQuestions()).toEqual([id])
    const { data } = await admin.call('POST /v2/admin/audit/list/', {
      body: { kind: 'event-question', subject_id: id },
    })
    expect(data).toMatchObject([
      { action: 'restored', actor_id: host.id, personal_changes: { reason: [null, 'A mistake'] } },
      { action: 'hidden', actor_id: host.id, personal_changes: { reason: [null, 'An advert'] } },
    ])
    expect(data).toHaveLength(2)
  })

  it('stay hidden once people reported them, until a moderator shows them', async () => {
    const id = await ask('Buy my pills!')
    await report('event-question', id, 3)
    expect(await decide(host, { id, decision: 'restore' })).toMatchObject({
      status: 403,
      errors: [{ code: 'ModeratorDecides' }],
    })
    expect(await decide(admin, { id, decision: 'restore' })).toMatchObject({ success: true })
    expect(await publicQuestions()).toEqual([id])
    const { data } = await admin.call('POST /v2/admin/report/list/', { body: {} })
    expect(data).toEqual([])
  })

  it('under review are for a moderator to show, also after one refused them', async () => {
    const [waiting, refused] = [await ask('See https://pills.example'), await ask('And https://more.example')]
    await decide(admin, { id: refused })
    const isForModerators = { is_hidden: true, report_count: 0, can: { show: false } }
    expect(await questions()).toMatchObject([isForModerators, isForModerators])
    for (const id of [waiting, refused])
      expect(await decide(host, { id, decision: 'restore' })).toMatchObject({
        status: 403,
        errors: [{ code: 'ModeratorDecides' }],
      })
    expect(await publicQuestions()).toEqual([])
    await decide(admin, { id: waiting, decision: 'restore' })
    expect(await publicQuestions()).toEqual([waiting])
  })
})

describe("an event's reviews", () => {
  it('are narrowed by stars, state and words', async () => {
    const [kind, angry] = [await review(5, 'Lovely'), await review(1)]
    const ids = async (body: object) => (await reviews(body)).map(({ id }) => id)
    expect(await ids({})).toEqual([angry, kind])
    expect(await ids({ rating: 1 })).toEqual([angry])
    expect(await ids({ search_query: 'love' })).toEqual([kind])
    expect(await ids({ state: 'hidden' })).toEqual([])
  })

  it('are hidden by no host of the event; the rating moves with an administrator', async () => {
    const [, angry] = [await review(5), await review(1)]
    const of = { id: angry, kind: 'event-review' } as const
    expect((await reviews({}, host))[0]?.can).toMatchObject({ hide: false })
    expect(await decide(host, of)).toMatchObject({ status: 403 })
    expect(await rating()).toBe(3)
    await Promise.all([1, 2, 3].map(() => decide(admin, of)))
    expect(await rating()).toBe(5)
    await decide(admin, { ...of, decision: 'restore' })
    expect(await rating()).toBe(3)
  })
})

describe('what is said of an event', () => {
  it('is no concern of other hosts, content editors and strangers', async () => {
    const id = await ask('Is it for toddlers?')
    const other = await hostOf(await createEvent(test.db))
    const editor = await createOrganiser(test, 'content-editor')
    const people = [
      [other, 404],
      [editor, 403],
      [asker, 403],
    ] as const
    for (const [person, status] of people) {
      const body = { id: event_id }
      for (const answer of [
        await person.tryCall('POST /v2/admin/event/question/list/', { body }),
        await person.tryCall('POST /v2/admin/event/review/list/', { body }),
        await decide(person, { id }),
      ]) {
        expect(answer).toMatchObject({ status })
      }
    }
  })

  it('is decided on where it belongs', async () => {
    const elsewhere = await createQuestion(test, { event_id: await createEvent(test.db) })
    const answer = await decide(host, { id: elsewhere })
    expect(answer).toMatchObject({ status: 404, errors: [{ code: 'ReportedThingNotFound' }] })
  })

  it('comes as files for a spreadsheet, narrowed as the list, found by those who may alone', async () => {
    await ask('=1+1 toddlers?')
    await ask('Is there a break?')
    await review(4, 'Lovely')
    const file = (name: string, by: Person) =>
      test.app.inject({
        url: `/admin/events/${event_id}/${name}`,
        headers: { authorization: `Bearer ${by.token}` },
      })
    const { payload } = await file('questions.csv?search_query=toddlers', host)
    expect(payload).toContain("'=1+1 toddlers?")
    expect(payload).not.toContain('break')
    expect((await file('reviews.csv', host)).payload).toContain('Asha V.,Shown,0,4,Lovely')
    const long = `search_query=${'x'.repeat(300)}`
    for (const name of ['questions.csv', 'reviews.csv'])
      expect((await file(`${name}?${long}`, host)).statusCode).toBe(422)
    for (const by of [asker, await createOrganiser(test, 'content-editor')]) {
      for (const name of ['questions.csv', 'reviews.csv']) {
        expect((await file(name, by)).headers['content-type']).not.toContain('csv')
      }
    }
  })
})
