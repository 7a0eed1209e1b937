import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { decideReport } from '#foundation/moderation/server/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { ANSWER_KIND } from '../../feedback.contract.ts'
import {
  createAttendee,
  createEventWithSpeaker,
  createPastEvent,
  createQuestion,
} from '../../testing/create-feedback.ts'
import { createAttendance } from '../../testing/take-part.ts'
import { eventAnswers, eventQuestions } from '../event-questions.tables.ts'
import { eventReviews } from '../event-reviews.tables.ts'
import { eraseFeedback, eventQuestionVotes } from '../index.ts'
import { reportableAnswers } from './reportable-feedback.queries.ts'

const test = testApp()

/** A person who asked, voted and reviewed at an event where someone else did so too. */
async function someoneWhoTookPart() {
  const event_id = await createPastEvent(test)
  const leaver = await createAttendee(test, event_id)
  const stayer = await createAttendee(test, event_id)
  await createQuestion(test, { event_id, asker: leaver, question: 'Mine?' })
  const theirs = await createQuestion(test, { event_id, asker: stayer, question: 'Theirs?' })
  for (const person of [leaver, stayer]) {
    await person.call('POST /v2/event/question/upvote/', { body: { id: theirs } })
    const rating = person === leaver ? 1 : 5
    await person.call('POST /v2/event/review/add/', { body: { id: event_id, rating } })
  }
  const seen = async () => ({
    questions: await test.call('POST /v2/event/question/list/', { body: { id: event_id } }),
    reviews: await test.call('POST /v2/event/review/list/', { body: { id: event_id } }),
  })
  return { leaver, seen }
}

describe('an account that goes', () => {
  it('takes its votes and words along, and the counts stay right', async () => {
    const { leaver, seen } = await someoneWhoTookPart()
    await test.db.transaction((tx) => eraseFeedback(tx, { user_id: leaver.id, keepsShared: false }))
    const { questions, reviews } = await seen()
    expect(questions.data).toMatchObject([{ question: 'Theirs?', up_vote_count: 1 }])
    expect(reviews).toMatchObject({ recordsTotal: 1, rating: 5, rating_count: 1 })
    expect(await test.db.$count(eventQuestionVotes)).toBe(1)
  })

  it('leaves its words where the person wants them to stay', async () => {
    const { leaver, seen } = await someoneWhoTookPart()
    await test.db.transaction((tx) => eraseFeedback(tx, { user_id: leaver.id, keepsShared: true }))
    const { questions, reviews } = await seen()
    expect(questions.data).toMatchObject([{ question: 'Theirs?', up_vote_count: 1 }, { question: 'Mine?' }])
    expect(reviews).toMatchObject({ recordsTotal: 2, rating: 3, rating_count: 2 })
  })

  it('takes along what nobody else could see, even where its words stay', async () => {
    const { event_id, speaker: leaver } = await createEventWithSpeaker(test)
    const past = await createPastEvent(test)
    await createAttendance(test.db, { event_id: past, user_id: leaver.id })
    const id = await createQuestion(test, { event_id, question: 'Theirs?' })
    await createQuestion(test, { event_id, asker: leaver, question: 'Is https://example.org right?' })
    const answer = { id, answer: 'Ask Tara Nair.' }
    const { data } = await leaver.call('POST /v2/event/question/answer/', { body: answer })
    await leaver.call('POST /v2/event/question/answer/', { body: { id, answer: 'Yes.' } })
    const moderator = await createPerson(test, { is_admin: true })
    const hidden = { kind: ANSWER_KIND, id: data.answer.id, decision: 'hide' as const, now: TEST_NOW }
    await decideReport(test.db, moderator, { reportables: [reportableAnswers], ...hidden })
    const review = { id: past, rating: 1, feedback: 'See https://example.org' }
    await leaver.call('POST /v2/event/review/add/', { body: review })
    await test.db.transaction((tx) => eraseFeedback(tx, { user_id: leaver.id, keepsShared: true }))
    const left = [eventQuestions, eventAnswers, eventReviews].map((table) => test.db.$count(table))
    expect(await Promise.all(left)).toEqual([1, 1, 0])
    const reviews = await test.call('POST /v2/event/review/list/', { body: { id: past } })
    expect(reviews).toMatchObject({ recordsTotal: 0, rating: null, rating_count: 0 })
  })

  it('with nothing written leaves everything as it is', async () => {
    const { seen } = await someoneWhoTookPart()
    const before = await seen()
    const { id } = await createPerson(test)
    await test.db.transaction((tx) => eraseFeedback(tx, { user_id: id, keepsShared: false }))
    expect(await seen()).toEqual(before)
  })
})
