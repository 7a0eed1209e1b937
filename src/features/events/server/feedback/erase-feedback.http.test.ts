import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createAttendee, createPastEvent, createQuestion } from '../../testing/create-feedback.ts'
import { eraseFeedback, eventQuestionVotes } from '../index.ts'

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
    await test.db.transaction((tx) => eraseFeedback(tx, { user_id: leaver.id, keepsWords: false }))
    const { questions, reviews } = await seen()
    expect(questions.data).toMatchObject([{ question: 'Theirs?', up_vote_count: 1 }])
    expect(reviews).toMatchObject({ recordsTotal: 1, rating: 5, rating_count: 1 })
    expect(await test.db.$count(eventQuestionVotes)).toBe(1)
  })

  it('leaves its words where the person wants them to stay', async () => {
    const { leaver, seen } = await someoneWhoTookPart()
    await test.db.transaction((tx) => eraseFeedback(tx, { user_id: leaver.id, keepsWords: true }))
    const { questions, reviews } = await seen()
    expect(questions.data).toMatchObject([{ question: 'Theirs?', up_vote_count: 1 }, { question: 'Mine?' }])
    expect(reviews).toMatchObject({ recordsTotal: 2, rating: 3, rating_count: 2 })
  })

  it('with nothing written leaves everything as it is', async () => {
    const { seen } = await someoneWhoTookPart()
    const before = await seen()
    const { id } = await createPerson(test)
    await test.db.transaction((tx) => eraseFeedback(tx, { user_id: id, keepsWords: false }))
    expect(await seen()).toEqual(before)
  })
})
