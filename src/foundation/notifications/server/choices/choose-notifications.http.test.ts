import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createNotification } from '../../testing/create-notification.ts'
import { everyMail, everyNotification, setMobile } from '../../testing/notifications.queries.ts'
import { notificationChoices } from '../index.ts'

const test = testApp()
const GET = 'GET /user/notification/choices/'
const SET = 'POST /user/notification/choices/'
const EVERYTHING = ['answers', 'following', 'places', 'certificates', 'campaigns', 'moderation'] as const

const answered = (user_id: number, actor_id: number | null = null) => ({
  user_ids: [user_id],
  kind: 'question_answered' as const,
  key: 'question_answered:1',
  actor_id,
  path: '/events/details/1' as const,
})

describe('how a person hears of things', () => {
  it('is what is usual until they choose, with what always goes out said so', async () => {
    const asha = await createPerson(test)
    const { data } = await asha.call(GET, {})
    expect(data.digest).toBe('never')
    expect(data.whatsapp).toEqual({ is_available: false, is_consented: false, has_mobile: false })
    const mails = data.topics.map(({ topic, channels }) => [
      topic,
      channels.find(({ channel }) => channel === 'mail')?.is_wanted,
      channels.find(({ channel }) => channel === 'mail')?.is_fixed,
    ])
    expect(mails).toEqual([
      ['answers', true, false],
      ['following', false, false],
      ['places', true, true],
      ['certificates', true, false],
      ['campaigns', true, false],
      ['moderation', true, true],
    ])
    const ofSite = data.topics.map(({ channels }) => channels.find(({ channel }) => channel === 'site'))
    expect(ofSite).toEqual(EVERYTHING.map(() => ({ channel: 'site', is_wanted: true, is_fixed: false })))
  })

  it('changes as a whole: what is not named is not wanted, but what always goes out stays on', async () => {
    const asha = await createPerson(test)
    await setMobile(test.db, { id: asha.id, mobile: '+919876543210' })
    const changed = await asha.call(SET, {
      body: { wanted: ['answers:site', 'following:mail'], digest: 'week', is_whatsapp_notification: true },
    })
    expect(changed.message).toBe('Details Updated!!')
    const { data } = await asha.call(GET, {})
    expect(data).toEqual(changed.data)
    expect(data.digest).toBe('week')
    expect(data.whatsapp).toEqual({ is_available: false, is_consented: true, has_mobile: true })
    const wanted = data.topics.flatMap(({ topic, channels }) =>
      channels.filter(({ is_wanted }) => is_wanted).map(({ channel }) => `${topic}:${channel}`),
    )
    expect(wanted).toEqual(['answers:site', 'following:mail', 'places:mail', 'moderation:mail'])
    await asha.call(SET, { body: { digest: 'never' } })
    expect((await asha.call(GET, {})).data).toEqual({ ...data, digest: 'never' })
    await asha.call(SET, { body: { wanted: '' } })
    expect((await asha.call(GET, {})).data.topics[0]?.channels[0]?.is_wanted).toBe(false)
  })

  it('is one state after many changes at once', async () => {
    const asha = await createPerson(test)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        asha.call(SET, { body: { wanted: at % 2 ? ['answers:site'] : ['following:mail'], digest: 'day' } }),
      ),
    )
    const rows = await test.db.select().from(notificationChoices)
    expect(new Set(rows.map(({ topic, channel }) => `${topic}:${channel}`)).size).toBe(rows.length)
  })

  it.each([{ wanted: ['answers:pigeon'] }, { wanted: 'everything' }, { digest: 'hourly' }])(
    'refuses %j',
    async (body) => {
      const asha = await createPerson(test)
      expect(await asha.tryCall(SET, { body: body as never })).toMatchObject({ status: 422 })
    },
  )

  it('holds for the bell: nothing new is kept, and what was kept is not shown', async () => {
    const asha = await createPerson(test)
    await createNotification(test.db, { user_ids: [asha.id] })
    await asha.call(SET, { body: { wanted: ['answers:site'] } })
    await createNotification(test.db, { user_ids: [asha.id], key: 'certificate_ready:2' })
    expect(await everyNotification(test.db)).toMatchObject([{ key: 'certificate_ready:1' }])
    expect((await asha.call('POST /v2/user/notification/list/', { body: {} })).recordsTotal).toBe(0)
    expect((await asha.call('GET /v2/user/notification/count/', {})).data.unread).toBe(0)
    await createNotification(test.db, answered(asha.id))
    expect((await asha.call('POST /v2/user/notification/list/', { body: {} })).recordsTotal).toBe(1)
  })

  it('holds for mails, which are written once', async () => {
    const [asha, ravi, meera] = [
      await createPerson(test),
      await createPerson(test),
      await createPerson(test, { first_name: 'Meera', last_name: 'Nair' }),
    ]
    await ravi.call(SET, { body: { wanted: ['answers:site'] } })
    const told = { ...answered(asha.id, meera.id), user_ids: [asha.id, ravi.id] }
    await createNotification(test.db, told)
    await test.runJobs()
    await createNotification(test.db, { ...told, user_ids: [ravi.id, asha.id] })
    await test.runJobs()
    const mails = await everyMail(test.db)
    expect(mails).toMatchObject([{ kind: 'notification-answers', to_address: asha.email, language: 'en' }])
    const [mail] = (await test.call('GET /dev/outbox/list/', {})).data
    expect(mail?.subject).toBe('Meera Nair answered your question about “Calm nights”.')
    expect(mail?.text).toContain('http://localhost:3000/events/details/1')
    expect(mail?.text).toContain('/unsubscribe/')
  })
})
