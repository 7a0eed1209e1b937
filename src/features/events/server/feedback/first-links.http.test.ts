import { beforeEach, describe, expect, it } from 'vitest'
import { setRole } from '#foundation/accounts/server/index.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent } from '../../testing/create-event.ts'
import { createEventWithSpeaker, createQuestion } from '../../testing/create-feedback.ts'

const test = testApp()
let asha: Person
let moderator: Person
let event_id: number

beforeEach(async () => {
  const administrator = await createPerson(test, { is_admin: true })
  asha = await createPerson(test)
  moderator = await createPerson(test)
  await setRole(test.db, administrator, { id: moderator.id, role: 'moderator', isGranted: true })
  event_id = await createEvent(test.db)
})

const ask = async (question: string, person = asha) =>
  (await person.call('POST /v2/event/question/add/', { body: { id: event_id, question } })).data
const questions = (person: Pick<Person, 'call'> = test) =>
  person.call('POST /v2/event/question/list/', { body: { id: event_id } })

describe('a question with the first links of an account', () => {
  it('waits, is seen by who asked among their own, and is shown by a moderator', async () => {
    expect((await questions(asha)).links_wait).toBe(true)
    expect((await questions()).links_wait).toBe(false)
    const asked = await ask('Is www.example.org good?')
    expect(asked).toMatchObject({ is_waiting: true })
    expect(asked.message).toContain('usually within a day')
    expect(await ask('Is www.example.org good?')).toEqual(asked)
    expect((await questions()).recordsTotal).toBe(0)
    const own = await asha.call('POST /v2/event/question/own/list/', { body: {} })
    expect(own.data).toMatchObject([{ is_hidden: true, is_waiting: true }])
    const { data } = await moderator.call('POST /v2/admin/held/list/', { body: {} })
    expect(data).toMatchObject([
      {
        kind: 'event-question',
        thing: { text: 'Is www.example.org good?', about_author: { things_reported: 0, links_published: 0 } },
      },
    ])
    expect(data[0]?.thing?.place).not.toBeNull()
    const body = { kind: 'event-question', id: asked.question.id, decision: 'publish' as const }
    await moderator.call('POST /v2/admin/held/decide/', { body })
    expect((await questions()).data).toMatchObject([{ question: 'Is www.example.org good?' }])
    expect(await ask('Is it for two-year-olds?')).toMatchObject({ is_waiting: false })
  })

  it('is hidden for good through its report, and who asked is told why', async () => {
    const { question } = await ask('Is www.example.org good?')
    const body = { kind: 'event-question', id: question.id, decision: 'hide' as const, reason: 'An advert.' }
    await moderator.call('POST /v2/admin/report/decide/', { body })
    const { data } = await asha.call('POST /v2/user/notification/list/', { body: {} })
    expect(data).toMatchObject([{ kind: 'held_refused_why', text: expect.stringContaining('An advert.') }])
  })
})

describe('what people wrote whom I blocked', () => {
  it('is shown to others and not to me, in a fixed number of queries', async () => {
    const ravi = await createPerson(test)
    await ask('Mine')
    const { question } = await ask('His', ravi)
    const before = await test.queriesOf(() => questions(asha))
    await asha.call('POST /master/report/', {
      body: { kind: 'event-question', id: question.id, reason: 'other', also_block: true },
    })
    const seen = await questions(asha)
    expect(seen).toMatchObject({ recordsTotal: 1, data: [{ question: 'Mine' }] })
    expect((await questions()).recordsTotal).toBe(2)
    expect((await questions(ravi)).recordsTotal).toBe(2)
    expect(await test.queriesOf(() => questions(asha))).toBe(before)
  })

  it('also hides their answers from me, but not in the list where organisers moderate', async () => {
    const organiser = await createPerson(test, { is_admin: true })
    const { event_id: id, speaker } = await createEventWithSpeaker(test)
    const question_id = await createQuestion(test, { event_id: id, asker: asha })
    for (const [person, answer] of [
      [speaker, 'Of the speaker'],
      [organiser, 'Of the organiser'],
    ] as const)
      await person.call('POST /v2/event/question/answer/', { body: { id: question_id, answer } })
    for (const person of [asha, organiser])
      await person.call('POST /v2/user/block/', { body: { id: speaker.id } })
    const answersFor = async (
      call: 'POST /v2/event/question/list/' | 'POST /v2/admin/event/question/list/',
      person: Pick<Person, 'call'>,
    ) =>
      (await person.call(call, { body: { id } })).data.flatMap(({ answers }) =>
        answers.map(({ answer }) => answer),
      )
    const all = ['Of the speaker', 'Of the organiser']
    expect(await answersFor('POST /v2/event/question/list/', asha)).toEqual(['Of the organiser'])
    expect(await answersFor('POST /v2/event/question/list/', test)).toEqual(all)
    expect(await answersFor('POST /v2/admin/event/question/list/', organiser)).toEqual(all)
  })
})

describe('the queue of reports', () => {
  it('says what is known of the author, and who reported to administrators alone', async () => {
    const administrator = await createPerson(test, { is_admin: true })
    const { question } = await ask('Buy now')
    const reporter = await createPerson(test, { first_name: 'Ravi', last_name: 'Rao' })
    await reporter.call('POST /master/report/', {
      body: { kind: 'event-question', id: question.id, reason: 'advert' },
    })
    const queue = async (person: Person) =>
      (await person.call('POST /v2/admin/report/list/', { body: {} })).data
    const about_author = { things_reported: 1, things_hidden: 0, is_disabled: false }
    expect(await queue(moderator)).toMatchObject([
      {
        thing: { author: { id: asha.id }, about_author },
        reporters: [{ id: null, name: null, reports_count: 1, upheld_count: 0 }],
      },
    ])
    expect(await queue(administrator)).toMatchObject([{ reporters: [{ id: reporter.id, name: 'Ravi Rao' }] }])
    await moderator.call('POST /v2/admin/report/decide/', {
      body: { kind: 'event-question', id: question.id, decision: 'hide' },
    })
    const decided = await administrator.call('POST /v2/admin/report/list/', { body: { is_decided: true } })
    expect(decided.data).toMatchObject([
      { thing: { about_author: { things_hidden: 1 } }, reporters: [{ upheld_count: 1 }] },
    ])
  })
})
