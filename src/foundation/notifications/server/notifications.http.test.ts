import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { writeProfile } from '#foundation/creators/testing/write-profile.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createNotification } from '../testing/create-notification.ts'
import { countJobs, everyNotification, removePerson } from '../testing/notifications.queries.ts'
import { notificationsRetention } from './notifications.queries.ts'

const test = testApp()
const LIST = 'POST /v2/user/notification/list/'
const COUNT = 'GET /v2/user/notification/count/'
const READ = 'POST /v2/user/notification/read/'

describe('notifications', () => {
  it('say in the reader’s language what happened, newest first, and where it leads', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test, { first_name: 'Ravi' })]
    await createNotification(test.db, { user_ids: [asha.id] })
    await createNotification(test.db, {
      user_ids: [asha.id, ravi.id],
      kind: 'new_resource',
      key: 'new_resource:7',
      params: { title: 'Picture cards' },
      actor_id: ravi.id,
      path: '/resource/picture-cards/7',
    })
    const { data, recordsTotal } = await asha.call(LIST, { body: {} })
    expect(recordsTotal).toBe(2)
    expect(data).toMatchObject([
      {
        topic: 'following',
        kind: 'new_resource',
        text: 'Ravi Verma shared something new: “Picture cards”',
        path: '/resource/picture-cards/7',
        created_at: '2026-01-15T06:30:00Z',
        is_read: false,
      },
      { topic: 'certificates', text: 'Your certificate for “Calm nights” is ready.' },
    ])
    const inHindi = await test.app.inject({
      method: 'POST',
      url: '/v2/user/notification/list/',
      headers: { authorization: `Bearer ${asha.token}`, 'accept-language': 'hi' },
      payload: {},
    })
    expect(inHindi.json().data[1].text).toBe('“शांत रातें” के लिए आपका प्रमाणपत्र तैयार है।')
    // Nobody is notified of their own actions.
    expect((await ravi.call(LIST, { body: {} })).data).toEqual([])
  })

  it('name whoever left a former member', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await createNotification(test.db, {
      user_ids: [asha.id],
      kind: 'new_event',
      key: 'new_event:1',
      actor_id: ravi.id,
    })
    await removePerson(test.db, ravi.id)
    const { data } = await asha.call(LIST, { body: {} })
    expect(data[0]?.text).toBe('A former member will speak at a new event: “Calm nights”')
  })

  it('are hidden and not counted while the reader blocks who caused them', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await writeProfile(test.db, ravi.id)
    await createNotification(test.db, { user_ids: [asha.id] })
    await createNotification(test.db, {
      user_ids: [asha.id],
      kind: 'new_resource',
      key: 'new_resource:7',
      actor_id: ravi.id,
    })
    const seen = async () => {
      const { data, recordsTotal } = await asha.call(LIST, { body: {} })
      const { unread } = (await asha.call(COUNT, {})).data
      return { kinds: data.map(({ kind }) => kind), recordsTotal, unread }
    }
    const all = { kinds: ['new_resource', 'certificate_ready'], recordsTotal: 2, unread: 2 }
    expect(await seen()).toEqual(all)
    await asha.call('POST /v2/user/block/', { body: { id: ravi.id } })
    expect(await seen()).toEqual({ kinds: ['certificate_ready'], recordsTotal: 1, unread: 1 })
    await asha.call('POST /v2/user/block/', { body: { id: ravi.id, is_blocked: false } })
    expect(await seen()).toEqual(all)
  })

  it('tell once, however often the same thing is told at once', async () => {
    const asha = await createPerson(test)
    await Promise.all(
      Array.from({ length: 200 }, () => createNotification(test.db, { user_ids: [asha.id, asha.id] })),
    )
    expect(await everyNotification(test.db)).toEqual([{ user_id: asha.id, key: 'certificate_ready:1' }])
    expect(await countJobs(test.db, 'deliver-notification')).toBe(1)
  })

  it('are one’s own: a stranger sees, counts and marks none of them', async () => {
    const [asha, stranger] = [await createPerson(test), await createPerson(test)]
    await createNotification(test.db, { user_ids: [asha.id] })
    const [own] = (await asha.call(LIST, { body: {} })).data
    expect((await stranger.call(LIST, { body: {} })).data).toEqual([])
    const counted_at = test.clock.now().toISOString()
    expect((await stranger.call(COUNT, {})).data).toEqual({ unread: 0, is_more: false, counted_at })
    await stranger.call(READ, { body: { ids: [own?.id ?? 0] } })
    await stranger.call(READ, { body: { all: true } })
    const lost = await stranger.tryCall(LIST, { body: { after: own?.id ?? 0 } })
    expect(lost).toMatchObject({ status: 422, errors: [{ code: 'CursorNotFound', field: 'after' }] })
    expect((await asha.call(COUNT, {})).data).toMatchObject({ unread: 1, is_more: false })
    expect(await test.tryCall(LIST, { body: {} })).toMatchObject({ status: 401 })
  })

  it('are marked as read by name or all at once, and stay in the list', async () => {
    const asha = await createPerson(test)
    for (const number of [1, 2, 3]) {
      await createNotification(test.db, { user_ids: [asha.id], key: `certificate_ready:${number}` })
    }
    const [newest] = (await asha.call(LIST, { body: {} })).data
    const read = await asha.call(READ, { body: { ids: [newest?.id ?? 0, 999_999] } })
    expect(read.data).toEqual({ unread: 2, is_more: false })
    expect((await asha.call(READ, { body: {} })).data.unread).toBe(2)
    expect((await asha.call(READ, { body: { all: true } })).data.unread).toBe(0)
    expect((await asha.call(LIST, { body: {} })).data.map(({ is_read }) => is_read)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('that came after a page was opened stay unread when all on it are marked', async () => {
    const asha = await createPerson(test)
    const tell = (number: number) =>
      createNotification(test.db, { user_ids: [asha.id], key: `certificate_ready:${number}` })
    for (const number of [1, 2]) await tell(number)
    const newest_id = (await asha.call(LIST, { body: {} })).data[0]?.id
    await tell(3)
    expect((await asha.call(READ, { body: { all: true, newest_id } })).data.unread).toBe(1)
    const { data } = await asha.call(LIST, { body: {} })
    expect(data.map(({ is_read }) => is_read)).toEqual([false, true, true])
  })

  it('come twelve at a time, go on after the last one, and are counted to 99', async () => {
    const asha = await createPerson(test)
    const tell = (number: number) =>
      createNotification(test.db, { user_ids: [asha.id], key: `certificate_ready:${number}` })
    await tell(0)
    const forOne = await test.queriesOf(() => asha.call(LIST, { body: {} }))
    for (let number = 1; number < 101; number += 1) await tell(number)
    expect(await test.queriesOf(() => asha.call(LIST, { body: {} }))).toBe(forOne)
    expect((await asha.call(COUNT, {})).data).toMatchObject({ unread: 99, is_more: true })
    const first = await asha.call(LIST, { body: {} })
    expect(first).toMatchObject({ recordsTotal: 101, recordsTotal_is_capped: false })
    expect(first.data).toHaveLength(12)
    const second = await asha.call(LIST, { body: { after: first.data.at(-1)?.id ?? 0 } })
    expect(second.data).toEqual((await asha.call(LIST, { body: { page: 2 } })).data)
    const ids = [...first.data, ...second.data].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('go after a year, read or not', async () => {
    const asha = await createPerson(test)
    await createNotification(test.db, { user_ids: [asha.id], now: new Date('2025-01-14T00:00:00Z') })
    await createNotification(test.db, { user_ids: [asha.id], key: 'certificate_ready:2' })
    const run = { id: 'a', addedAt: new Date(), attempt: 1, isLastAttempt: false, log: test.app.log as never }
    await notificationsRetention.nightly(test).handle(test.db, {}, run)
    expect(await everyNotification(test.db)).toMatchObject([{ key: 'certificate_ready:2' }])
  })
})
