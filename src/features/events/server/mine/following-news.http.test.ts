import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { follows } from '#foundation/creators/server/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent, createSpeaker } from '../../testing/create-event.ts'
import { unpublishEvent } from '../../testing/take-back-event.queries.ts'
import { speakerAccounts } from '../index.ts'

const test = testApp()

const newsOf = (who: Pick<Person, 'call'>, body: { length?: number; after?: number } = {}) =>
  who.call('POST /v2/event/following/list/', { body })
const titlesOf = (listed: { data: { title: string }[] }) => listed.data.map(({ title }) => title)

const secondsOf = (moment: Date) => moment.toISOString().replace('.000Z', 'Z')

/** A speaker whom `reader` follows. */
async function followedSpeaker(reader: Person, { isFollowed = true } = {}) {
  const speaker = await createPerson(test)
  if (isFollowed) await test.db.insert(follows).values({ follower_id: reader.id, followed_id: speaker.id })
  const speaker_id = await createSpeaker(test.db, { name: 'Ananya Rao' })
  await test.db.insert(speakerAccounts).values({ speaker_id, user_id: speaker.id })
  return speaker_id
}

describe('events of people I follow', () => {
  it('come once each, those announced last first', async () => {
    const reader = await createPerson(test)
    const [one, two] = [await followedSpeaker(reader), await followedSpeaker(reader)]
    const stranger = await followedSpeaker(reader, { isFollowed: false })
    await createEvent(test.db, { title: 'Older', speaker_ids: [one], created_at: new Date('2026-01-02') })
    await createEvent(test.db, {
      title: 'Newer',
      speaker_ids: [two, one],
      created_at: new Date('2026-01-03'),
    })
    await createEvent(test.db, { title: 'Of another', speaker_ids: [stranger] })
    const listed = await newsOf(reader)
    expect(titlesOf(listed)).toEqual(['Newer', 'Older'])
    expect(listed).toMatchObject({
      recordsTotal: 2,
      data: [{ announced_at: '2026-01-03T00:00:00Z', status: 'Scheduled' }, {}],
    })
    expect(titlesOf(await newsOf(reader, { after: listed.data[0]?.id ?? 0 }))).toEqual(['Older'])
  })

  it('stand where they were first published, whenever their draft was made', async () => {
    const reader = await createPerson(test)
    const administrator = await createPerson(test, { is_admin: true })
    const speaker_ids = [await followedSpeaker(reader)]
    const draft = { speaker_ids, publication: 'draft' as const, created_at: new Date('2026-01-02') }
    const late = await createEvent(test.db, { ...draft, title: 'Long a draft' })
    const soon = await createEvent(test.db, {
      ...draft,
      title: 'Soon there',
      created_at: new Date('2026-01-03'),
    })
    const start = test.clock.now().getTime()
    const publish = async (id: number, minutes: number) => {
      test.clock.set(new Date(start + minutes * 60_000))
      await administrator.call('POST /v2/admin/event/publish/', { body: { id } })
    }
    await publish(soon, 1)
    await publish(late, 2)
    const listed = await newsOf(reader)
    const moments = [2, 1].map((minutes) => ({ announced_at: secondsOf(new Date(start + minutes * 60_000)) }))
    expect(titlesOf(listed)).toEqual(['Long a draft', 'Soon there'])
    expect(listed.data).toMatchObject(moments)
    expect(titlesOf(await newsOf(reader, { after: late }))).toEqual(['Soon there'])
    await unpublishEvent(test.db, soon)
    await publish(soon, 3)
    expect((await newsOf(reader)).data).toMatchObject(moments)
  })

  it('are only what anyone may see, with something to come or to watch', async () => {
    const reader = await createPerson(test)
    const speaker_ids = [await followedSpeaker(reader)]
    await createEvent(test.db, { title: 'A draft', speaker_ids, publication: 'draft' })
    await createEvent(test.db, { title: 'Cancelled', speaker_ids, publication: 'cancelled' })
    await createEvent(test.db, {
      title: 'Over',
      speaker_ids,
      starts_in_minutes: -600,
      access_recording: false,
    })
    expect(await newsOf(reader)).toMatchObject({ recordsTotal: 0, data: [] })
  })

  it('are for who is logged in, behind an event that is there', async () => {
    expect(await test.tryCall('POST /v2/event/following/list/', { body: {} })).toMatchObject({ status: 401 })
    const reader = await createPerson(test)
    const lost = await reader.tryCall('POST /v2/event/following/list/', { body: { after: 999_999 } })
    expect(lost).toMatchObject({ status: 422, errors: [{ code: 'CursorNotFound', field: 'after' }] })
  })

  it('take the same number of queries however many they are', async () => {
    const reader = await createPerson(test)
    const none = await test.queriesOf(() => newsOf(reader))
    const speaker_ids = [await followedSpeaker(reader)]
    for (let made = 0; made < 5; made += 1) await createEvent(test.db, { speaker_ids })
    expect(await test.queriesOf(() => newsOf(reader))).toBe(none)
  })
})
