import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent } from '../../testing/create-event.ts'
import {
  createAttendee,
  createEventWithSpeaker,
  createPastEvent,
  createQuestion,
} from '../../testing/create-feedback.ts'

const test = testApp()
const questions = async (id: number) =>
  (await test.call('POST /v2/event/question/list/', { body: { id } })).data.map(({ question }) => question)

/** A question with a child's name, hidden after three reports. */
async function hiddenQuestion() {
  const event_id = await createEvent(test.db)
  const asker = await createPerson(test)
  const id = await createQuestion(test, { event_id, asker, question: 'Is it for my son Arjun?' })
  for (let turn = 0; turn < 3; turn += 1) {
    const { call } = await createPerson(test)
    await call('POST /master/report/', { body: { kind: 'event-question', id, reason: 'private' } })
  }
  expect(await questions(event_id)).toEqual([])
  return { event_id, asker, id }
}

const ownQuestions = async ({ call }: Awaited<ReturnType<typeof createPerson>>) =>
  (await call('POST /v2/event/question/own/list/', { body: {} })).data

describe("one's own question", () => {
  it('is changed by who asked it, and by nobody else', async () => {
    const event_id = await createEvent(test.db)
    const [asker, stranger] = [await createPerson(test), await createPerson(test)]
    const id = await createQuestion(test, { event_id, asker, question: 'Is it for Arjun?' })
    const body = { id, question: '  Is it for my son?  ' }
    const notFound = { status: 404, errors: [{ code: 'QuestionNotFound' }] }
    expect(await stranger.tryCall('POST /v2/event/question/edit/', { body })).toMatchObject(notFound)
    expect(await stranger.tryCall('POST /v2/event/question/delete/', { body: { id } })).toMatchObject(
      notFound,
    )
    expect(await questions(event_id)).toEqual(['Is it for Arjun?'])
    const { data } = await asker.call('POST /v2/event/question/edit/', { body })
    expect(data).toEqual({ message: 'Your question is updated.', is_waiting: false })
    expect(await questions(event_id)).toEqual(['Is it for my son?'])
    const empty = await asker.tryCall('POST /v2/event/question/edit/', { body: { id, question: ' ' } })
    expect(empty).toMatchObject({ status: 422, errors: [{ field: 'question' }] })
  })

  it('is deleted with its votes and answers', async () => {
    const event_id = await createEvent(test.db)
    const [asker, voter] = [await createPerson(test), await createPerson(test)]
    const id = await createQuestion(test, { event_id, asker })
    await voter.call('POST /v2/event/question/upvote/', { body: { id, is_upvoted: true } })
    await asker.call('POST /v2/event/question/delete/', { body: { id } })
    expect(await questions(event_id)).toEqual([])
    expect(await asker.tryCall('POST /v2/event/question/delete/', { body: { id } })).toMatchObject({
      status: 404,
    })
  })

  it('that was hidden can be changed, and stays hidden until a moderator shows it', async () => {
    const { event_id, asker, id } = await hiddenQuestion()
    await asker.call('POST /v2/event/question/edit/', { body: { id, question: 'Is it for my son?' } })
    expect(await ownQuestions(asker)).toMatchObject([{ question: 'Is it for my son?', is_hidden: true }])
    expect(await questions(event_id)).toEqual([])
  })

  it('that was reported goes at once when its writer deletes it', async () => {
    const { asker, id } = await hiddenQuestion()
    await asker.call('POST /v2/event/question/delete/', { body: { id } })
    expect(await ownQuestions(asker)).toEqual([])
  })

  it('asked again in the same words is the one that is there', async () => {
    const event_id = await createEvent(test.db)
    const [asker, other] = [await createPerson(test), await createPerson(test)]
    const ask = (person = asker) =>
      person.call('POST /v2/event/question/add/', { body: { id: event_id, question: 'Is it free?' } })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(new Set(answers.map(({ data }) => data.question.id)).size).toBe(1)
    await ask(other)
    expect(await questions(event_id)).toEqual(['Is it free?', 'Is it free?'])
  })

  it('asked again while others cannot see it is refused, and other words are taken', async () => {
    const { event_id, asker } = await hiddenQuestion()
    const [{ question = '' } = {}] = await ownQuestions(asker)
    const ask = (words: string) =>
      asker.tryCall('POST /v2/event/question/add/', { body: { id: event_id, question: words } })
    expect(await ask(question)).toMatchObject({ status: 409, errors: [{ code: 'QuestionIsHidden' }] })
    expect(await ask('Is it for my son?')).toMatchObject({ success: true, data: { is_waiting: false } })
    expect(await questions(event_id)).toEqual(['Is it for my son?'])
  })
})

describe("one's own answer", () => {
  it('is deleted by its writer, reported or not, and by nobody else; the question stays', async () => {
    const { event_id, speaker } = await createEventWithSpeaker(test)
    const [asker, reporter] = [await createPerson(test), await createPerson(test)]
    const question_id = await createQuestion(test, { event_id, asker, question: 'Is it free?' })
    const { data } = await speaker.call('POST /v2/event/question/answer/', {
      body: { id: question_id, answer: 'Write to me at home.' },
    })
    const { id } = data.answer
    await reporter.call('POST /master/report/', { body: { kind: 'event-answer', id, reason: 'private' } })
    const remove = (by: typeof asker) =>
      by.tryCall('POST /v2/event/question/answer/delete/', { body: { id } })
    const notFound = { status: 404, errors: [{ code: 'AnswerNotFound' }] }
    expect(await remove(asker)).toMatchObject(notFound)
    const twice = await Promise.all([remove(speaker), remove(speaker)])
    expect(twice.filter(({ success }) => success)).toHaveLength(1)
    expect(twice.find(({ success }) => !success)).toMatchObject(notFound)
    const listed = await test.call('POST /v2/event/question/list/', { body: { id: event_id } })
    expect(listed.data).toMatchObject([{ question: 'Is it free?', answers: [] }])
  })
})

describe("one's own review of an event", () => {
  it('is deleted by its writer, its stars with it, and by nobody else', async () => {
    const id = await createPastEvent(test)
    const [one, two] = [await createAttendee(test, id), await createAttendee(test, id)]
    await one.call('POST /v2/event/review/add/', { body: { id, rating: 1, feedback: 'For Arjun.' } })
    const refused = await two.tryCall('POST /v2/event/review/delete/', { body: { id } })
    expect(refused).toMatchObject({ status: 404, errors: [{ code: 'ReviewNotFound' }] })
    await two.call('POST /v2/event/review/add/', { body: { id, rating: 5 } })
    await one.call('POST /v2/event/review/delete/', { body: { id } })
    const seen = await one.call('POST /v2/event/review/list/', { body: { id } })
    expect(seen).toMatchObject({ recordsTotal: 1, rating: 5, rating_count: 1, own: null })
  })
})
