import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { isOnServer } from '#tests/support/test-database.ts'
import { createEvent } from '../../testing/create-event.ts'
import { createQuestion } from '../../testing/create-feedback.ts'
import { eventQuestionVotes } from '../index.ts'
import { upvoteQuestion } from './upvote-question.ts'

const test = testApp()
/**
 * Counters equal rows after random requests. The embedded database has one connection, so fewer requests show the
 * same.
 */
const VOTES = isOnServer() ? 10_000 : 1_000
const AT_ONCE = 20

/** Integers below `most`, the same in each run (Park and Miller's generator). */
function randomFrom(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
}

describe('upvoting a question', () => {
  it('keeps the counts equal to the votes under thousands of random ones', async () => {
    const event_id = await createEvent(test.db)
    const asker = await createPerson(test)
    const ids: number[] = []
    for (let asked = 0; asked < 5; asked += 1) ids.push(await createQuestion(test, { event_id, asker }))
    const people = await Promise.all(Array.from({ length: 10 }, () => createPerson(test)))
    const random = randomFrom(20_260_115)
    const one = async () => {
      const viewer = { id: people[random(people.length)]?.id ?? 0 }
      await upvoteQuestion(test.db, viewer, {
        id: ids[random(ids.length)] ?? 0,
        is_upvoted: [true, false, undefined][random(3)],
      })
    }
    const someInARow = async () => {
      for (let done = 0; done < VOTES / AT_ONCE; done += 1) {
        await one()
        // The embedded database answers without yielding to the event loop, which would starve the others.
        await setImmediate()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, someInARow))
    const { data } = await test.call('POST /v2/event/question/list/', { body: { id: event_id } })
    const votes = await test.db.select().from(eventQuestionVotes)
    for (const { id, up_vote_count } of data)
      expect(up_vote_count).toBe(votes.filter(({ question_id }) => question_id === id).length)
  }, 120_000)
})
