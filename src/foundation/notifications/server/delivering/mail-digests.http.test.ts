import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { writeProfile } from '#foundation/creators/testing/write-profile.queries.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { aMail } from '#foundation/mails/testing/a-mail.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createNotification } from '../../testing/create-notification.ts'
import { everyMail } from '../../testing/notifications.queries.ts'
import { notificationDigests, unsubscribeLinks } from '../index.ts'
import { gatherDigests, mailDigest } from './mail-digests.ts'

const test = testApp()
const run = { id: 'a', addedAt: new Date(), attempt: 1, isLastAttempt: false, log: console as never }
const publicUrl = 'http://localhost:3000'
const links = unsubscribeLinks({ publicUrl, secretKey: 'x'.repeat(32) })

/** No immediate emails, so that each topic waits for the digest. */
const choose = (person: Person, digest: 'day' | 'week') =>
  person.call('POST /user/notification/choices/', {
    body: { digest, wanted: ['answers:site', 'following:site', 'certificates:site'] },
  })

/** Runs a morning's scheduled job this many hours after TEST_NOW, and the jobs that it queues. */
async function morningAfter(hours: number) {
  test.clock.set(new Date(TEST_NOW.getTime() + hours * HOUR_MS))
  await gatherDigests({ clock: test.clock }).handle(test.db, {}, run)
  await test.runJobs()
}
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS)

async function digests() {
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.filter(({ kind }) => kind === 'digest')
}

describe('one mail of what is new', () => {
  it('gathers by topic what was not read since the last one, once', async () => {
    const asha = await createPerson(test)
    const ravi = await createPerson(test, { first_name: 'Ravi' })
    await choose(asha, 'day')
    const user_ids = [asha.id]
    await createNotification(test.db, { user_ids, now: later(1) })
    await createNotification(test.db, {
      user_ids,
      kind: 'new_resource',
      key: 'new_resource:7',
      params: { title: 'Picture cards' },
      actor_id: ravi.id,
      path: '/resource/picture-cards/7',
      now: later(2),
    })
    await createNotification(test.db, { user_ids, key: 'certificate_ready:2', now: later(3) })
    const [read] = (await asha.call('POST /v2/user/notification/list/', { body: {} })).data
    await asha.call('POST /v2/user/notification/read/', { body: { ids: [read?.id ?? 0] } })
    await morningAfter(20)
    const [mail] = await digests()
    expect(mail).toMatchObject({ to: asha.email, subject: "What's new for you on Pankh", language: 'en' })
    expect(mail?.text).toMatch(
      /From people you follow\s+Ravi Verma shared something new: “Picture cards”[\s\S]+Certificates\s+Your certificate/,
    )
    expect(mail?.text.match(/Your certificate for/g)).toHaveLength(1)
    expect(mail?.text).toContain(`${publicUrl}/resource/picture-cards/7`)
    expect((await everyMail(test.db))[0]?.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    await morningAfter(20)
    await morningAfter(44)
    expect(await digests()).toHaveLength(1)
    await createNotification(test.db, { user_ids, key: 'certificate_ready:3', now: later(45) })
    await morningAfter(68)
    expect(await digests()).toHaveLength(2)
  })

  it('is not written where nothing is new, nor for people who did not choose it', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await choose(asha, 'day')
    await createNotification(test.db, { user_ids: [ravi.id], now: later(1) })
    await morningAfter(20)
    expect(await digests()).toEqual([])
  })

  it('leaves out what somebody did whom the person blocked since', async () => {
    const asha = await createPerson(test)
    const ravi = await createPerson(test, { first_name: 'Ravi' })
    await writeProfile(test.db, ravi.id)
    await choose(asha, 'day')
    const told = { user_ids: [asha.id], now: later(1) }
    await createNotification(test.db, told)
    await createNotification(test.db, {
      ...told,
      kind: 'new_resource',
      key: 'new_resource:7',
      actor_id: ravi.id,
    })
    await asha.call('POST /v2/user/block/', { body: { id: ravi.id } })
    await morningAfter(20)
    const [mail] = await digests()
    expect(mail?.text).toContain('Your certificate for “Calm nights” is ready.')
    expect(mail?.text).not.toContain('Ravi')
  })

  it('comes weekly where that was chosen, and in the language of the person’s last mail', async () => {
    const asha = await createPerson(test)
    await queueMail(test.db, aMail({ to: asha.email, user_id: asha.id, language: 'hi' }))
    await choose(asha, 'week')
    await createNotification(test.db, { user_ids: [asha.id], now: later(1) })
    await morningAfter(44)
    expect(await digests()).toEqual([])
    await morningAfter(7 * 24 - 4)
    const [mail] = await digests()
    expect(mail?.language).toBe('hi')
    expect(mail?.text).toContain('“शांत रातें” के लिए आपका प्रमाणपत्र तैयार है।')
  })

  it('holds what is under the bell no more, for who turned that off', async () => {
    const asha = await createPerson(test)
    await asha.call('POST /user/notification/choices/', { body: { wanted: '', digest: 'day' } })
    await createNotification(test.db, { user_ids: [asha.id], now: later(1) })
    await morningAfter(20)
    expect(await digests()).toHaveLength(1)
  })

  it('leaves out what had its own mail at once', async () => {
    const asha = await createPerson(test)
    const wanted = ['answers:site', 'answers:mail', 'following:site', 'certificates:site'] as const
    await asha.call('POST /user/notification/choices/', { body: { digest: 'day', wanted: [...wanted] } })
    const told = { user_ids: [asha.id], now: later(1) }
    for (const kind of ['place_offered', 'resource_hidden', 'question_answered'] as const) {
      await createNotification(test.db, { ...told, kind, key: `${kind}:1` })
    }
    await morningAfter(20)
    expect(await digests()).toEqual([])
    await createNotification(test.db, { ...told, now: later(21) })
    await createNotification(test.db, { ...told, kind: 'question_answered', key: 'answer:2', now: later(21) })
    await morningAfter(44)
    const [mail] = await digests()
    expect(mail?.text).toContain('Your certificate for “Calm nights” is ready.')
    expect(mail?.text).not.toContain('answered')
  })

  it('comes the morning after the evening on which it was chosen, or a week after that day', async () => {
    const [daily, weekly] = [await createPerson(test), await createPerson(test)]
    const evening = 8
    test.clock.set(later(evening))
    await choose(daily, 'day')
    await choose(weekly, 'week')
    const user_ids = [daily.id, weekly.id]
    await createNotification(test.db, { user_ids, now: later(evening + 1) })
    await morningAfter(19.5)
    expect((await digests()).map(({ to }) => to)).toEqual([daily.email])
    await morningAfter(19.5 + 5 * 24)
    expect(await digests()).toHaveLength(1)
    await morningAfter(19.5 + 6 * 24)
    expect((await digests()).map(({ to }) => to).toSorted()).toEqual([daily.email, weekly.email].toSorted())
    await createNotification(test.db, { user_ids: [weekly.id], key: 'later', now: later(200) })
    await morningAfter(19.5 + 13 * 24)
    expect((await digests()).filter(({ to }) => to === weekly.email)).toHaveLength(2)
  })

  it('is one, however many workers take it at once, and ends where it ended', async () => {
    const asha = await createPerson(test)
    await choose(asha, 'day')
    await createNotification(test.db, { user_ids: [asha.id], now: later(1) })
    test.clock.set(later(20))
    const { handle } = mailDigest({ clock: test.clock, publicUrl, links })
    await Promise.all(Array.from({ length: 10 }, () => handle(test.db, { user_id: asha.id }, run)))
    expect(await everyMail(test.db)).toHaveLength(1)
    const [digest] = await test.db.select().from(notificationDigests)
    expect(digest?.told_until).toEqual(new Date(later(20).getTime() - 60_000))
  })

  it('names twenty at most, and says that there is more', async () => {
    const asha = await createPerson(test)
    await choose(asha, 'day')
    for (let number = 0; number < 22; number += 1) {
      const key = `certificate_ready:${number}`
      await createNotification(test.db, { user_ids: [asha.id], key, now: later(1) })
    }
    await morningAfter(20)
    const [mail] = await digests()
    expect(mail?.text.match(/Your certificate for/g)?.length).toBeLessThanOrEqual(21)
    expect(mail?.text).toContain('See more in your notifications.')
  })
})
