import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { writeProfile } from '#foundation/creators/testing/write-profile.queries.ts'
import { keptJobs } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { isOnServer } from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import {
  countJobs,
  createFollowers,
  everyMail,
  everyNotification,
} from '../../testing/notifications.queries.ts'
import { notifyFollowers } from '../index.ts'
import { BATCH, notifyFollowersHandled } from './notify-followers.ts'
import type { StillPublic } from './still-public.ts'

const test = testApp()
const thing = (actor_id: number) => ({
  kind: 'new_resource' as const,
  subject_id: 7,
  actor_id,
  params: { title: 'Picture cards' },
  path: '/resource/picture-cards/7' as const,
  now: TEST_NOW,
})
const run = { id: 'a', addedAt: new Date(), attempt: 1, isLastAttempt: false, log: console as never }
const everyone: StillPublic = { new_resource: async () => true, new_event: async () => true }

/** Passes each queued job of the chain to the handler, as workers would. */
async function runChain(stillPublic: StillPublic): Promise<number> {
  const { handle } = notifyFollowersHandled({ clock: test.clock, stillPublic })
  let batches = 0
  for (const { name, data } of await keptJobs(test.db)) {
    if (name !== 'tell-followers') continue
    await handle(test.db, data, run)
    batches += 1
  }
  return batches
}

describe('what somebody published', () => {
  it('is told to all who follow them in batches, each with its own transaction, and once', async () => {
    const creator = await createPerson(test)
    const count = isOnServer() ? 2 * BATCH + 500 : BATCH + 200
    const followers = await createFollowers(test.db, { user_id: creator.id, count, now: TEST_NOW })
    const stranger = await createPerson(test)
    await notifyFollowers(test.db, thing(creator.id))
    await notifyFollowers(test.db, thing(creator.id))
    expect(await countJobs(test.db, 'tell-followers')).toBe(1)
    // Each run finds one more batch; a batch that runs again notifies nobody twice.
    const expected = Math.ceil(count / BATCH)
    for (let ran = 0; ran < expected; ran += 1) expect(await runChain(everyone)).toBe(ran + 1)
    expect(await countJobs(test.db, 'tell-followers')).toBe(expected)
    expect(await countJobs(test.db, 'deliver-notification')).toBe(expected)
    const told = await everyNotification(test.db)
    expect(told.map(({ user_id }) => user_id)).toEqual(followers.toSorted((a, b) => a - b))
    expect(told.some(({ user_id }) => user_id === stranger.id)).toBe(false)
    expect(await everyMail(test.db)).toEqual([])
  })

  it('is told to nobody once it is not public any more', async () => {
    const creator = await createPerson(test)
    await createFollowers(test.db, { user_id: creator.id, count: 3, now: TEST_NOW })
    await notifyFollowers(test.db, thing(creator.id))
    await runChain({ ...everyone, new_resource: async () => false })
    expect(await everyNotification(test.db)).toEqual([])
  })

  it('leaves out who followed later, and mails only who chose it', async () => {
    const creator = await createPerson(test, { first_name: 'Ravi' })
    const [asha, late, meera] = [await createPerson(test), await createPerson(test), await createPerson(test)]
    await writeProfile(test.db, creator.id)
    for (const person of [asha, meera]) {
      await person.call('POST /v2/user/follow/', { body: { id: creator.id, is_followed: true } })
    }
    await meera.call('POST /user/notification/choices/', { body: { wanted: ['following:mail'] } })
    await notifyFollowers(test.db, thing(creator.id))
    test.clock.set(new Date(TEST_NOW.getTime() + 60_000))
    await late.call('POST /v2/user/follow/', { body: { id: creator.id, is_followed: true } })
    await runChain(everyone)
    await test.runJobs()
    const told = await everyNotification(test.db)
    expect(told.map(({ user_id }) => user_id)).toEqual([asha.id, meera.id])
    // The row only remembers that she was told: she turned her bell off.
    expect((await meera.call('POST /v2/user/notification/list/', { body: {} })).data).toEqual([])
    const mails = await everyMail(test.db)
    expect(mails).toMatchObject([{ kind: 'notification-following', to_address: meera.email }])
    expect(mails[0]?.headers).toHaveProperty(['List-Unsubscribe'])
  })
})
