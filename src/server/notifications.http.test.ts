import { describe, expect, it } from 'vitest'
import { issueForEvent } from '#features/certificates/server/index.ts'
import { createAttendedEvent } from '#features/certificates/testing/attended-event.ts'
import { speakerAccounts } from '#features/events/server/index.ts'
import { createEvent, createSpeaker } from '#features/events/testing/create-event.ts'
import { createEventWithSpeaker, createQuestion } from '#features/events/testing/create-feedback.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { follows } from '#foundation/creators/server/index.ts'
import { publishFirstLinks } from '#foundation/moderation/testing/publish-first-links.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { forgetJobs } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()

/** The notifications of a person after the jobs ran. */
async function bellOf(person: Person) {
  await test.runJobs()
  const { data } = await person.call('POST /v2/user/notification/list/', { body: {} })
  return data.map(({ kind, text, path }) => ({ kind, text, path }))
}

async function mailKinds(person: Person) {
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.filter(({ to }) => to === person.email).map(({ kind }) => kind)
}

const follow = ({ id: follower_id }: Person, { id: followed_id }: Person) =>
  test.db.insert(follows).values({ follower_id, followed_id, created_at: test.clock.now() })

describe('people are told', () => {
  it('when their question is answered, but not of their own answer', async () => {
    const { event_id, speaker } = await createEventWithSpeaker(test)
    const asker = await createPerson(test)
    const id = await createQuestion(test, { event_id, asker })
    const own = await createQuestion(test, { event_id, asker: speaker })
    for (const question of [id, own]) {
      await speaker.call('POST /v2/event/question/answer/', { body: { id: question, answer: 'Yes.' } })
    }
    expect(await bellOf(asker)).toEqual([
      {
        kind: 'question_answered',
        text: 'Ananya Rao answered your question about “A quiet morning”.',
        path: `/events/details/${event_id}#questions`,
      },
    ])
    expect((await bellOf(speaker)).map(({ kind }) => kind)).toEqual(['question_asked'])
    expect(await mailKinds(asker)).toEqual(['notification-answers'])
  })

  it('when a place is kept for them, whatever they chose for mails', async () => {
    const id = await createEvent(test.db, { capacity: 1 })
    const [first, waiting] = [await createPerson(test), await createPerson(test)]
    for (const person of [first, waiting]) await person.call('POST /v2/event/register/', { body: { id } })
    await waiting.call('POST /user/notification/choices/', { body: { wanted: ['places:site'] } })
    await first.call('POST /v2/event/register/cancel/', { body: { id } })
    expect(await bellOf(waiting)).toMatchObject([
      {
        kind: 'place_offered',
        text: expect.stringMatching(
          /^A place has opened up for you at “A quiet morning”\. Accept it by .*16/,
        ),
      },
    ])
    expect(await mailKinds(waiting)).toContain('event-offered')
  })

  it('again when a second place is kept for them, though both offers end at the start', async () => {
    const id = await createEvent(test.db, { capacity: 1, starts_in_minutes: 300 })
    const [first, waiting] = [await createPerson(test), await createPerson(test)]
    const register = (person: Person) => person.call('POST /v2/event/register/', { body: { id } })
    const cancel = (person: Person) => person.call('POST /v2/event/register/cancel/', { body: { id } })
    for (const offers of [1, 2]) {
      await register(first)
      await register(waiting)
      await cancel(first)
      expect(await bellOf(waiting)).toHaveLength(offers)
      await cancel(waiting)
      test.clock.set(new Date(test.clock.now().getTime() + 60_000))
    }
  })

  it('when their certificate was made, by a mail only where they want it', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await ravi.call('POST /user/notification/choices/', { body: { wanted: ['certificates:site'] } })
    const event_id = await createAttendedEvent(test.db, { people: [asha, ravi], title: 'Calm nights' })
    for (let twice = 0; twice < 2; twice += 1) {
      await issueForEvent(test.db, { event_id, wants_mail: true })
      for (const person of [asha, ravi]) {
        expect(await bellOf(person)).toMatchObject([
          { kind: 'certificate_ready', text: 'Your certificate for “Calm nights” is ready.' },
        ])
      }
    }
    expect(await mailKinds(asha)).toEqual(['certificate'])
    expect(await mailKinds(ravi)).toEqual([])
    const { data } = await test.call('GET /dev/outbox/list/', {})
    expect(data[0]?.text).toContain('/unsubscribe/')
  })

  it('when someone they follow shares something with everyone, and not again', async () => {
    const [creator, reader] = [await createPerson(test, { first_name: 'Ravi' }), await createPerson(test)]
    const moderator = await createPerson(test, { is_admin: true })
    const former = await createPerson(test)
    await publishFirstLinks(test.db, creator.id)
    await follow(reader, creator)
    await follow(former, creator)
    const body = {
      title: 'Picture cards',
      resource_type_id: await createTerm(test.db, 'resource_types'),
      has_rights: true,
      add_type: 3 as const,
      resource_links: ['https://example.org/cards'],
      privacy: 'Only me' as const,
    }
    const { data } = await creator.call('POST /v2/resource/add/', { body })
    expect(await bellOf(reader)).toEqual([])
    const id = data.id
    const edit = (more: { privacy: 'Everyone' | 'Only me' }) =>
      creator.call('POST /v2/resource/edit/', { body: { ...body, ...more, id } })
    await edit({ privacy: 'Everyone' })
    const told = [
      {
        kind: 'new_resource',
        text: 'Ravi Verma shared something new: “Picture cards”',
        path: `/resource/picture-cards/${id}`,
      },
    ]
    expect(await bellOf(reader)).toEqual(told)
    await edit({ privacy: 'Everyone' })
    await moderator.call('POST /v2/admin/resource/hide/', { body: { id, reason: 'An advert' } })
    await moderator.call('POST /v2/admin/resource/restore/', { body: { id, reason: 'By mistake' } })
    expect((await bellOf(creator)).map(({ text }) => text)).toEqual([
      'Your resource “Picture cards” is visible again.',
      'Your resource “Picture cards” is hidden for now.',
    ])
    expect(await bellOf(reader)).toEqual(told)
    // They no longer see the name of a hidden resource, even if they follow nobody now, and are notified only once.
    await test.db.delete(follows)
    await follow(reader, creator)
    expect(await bellOf(former)).toEqual(told)
    await edit({ privacy: 'Only me' })
    for (const person of [reader, former]) expect(await bellOf(person)).toEqual([])
    await edit({ privacy: 'Everyone' })
    expect(await bellOf(reader)).toEqual([])
  })

  it('of a resource in the moment in which it is first published for everyone', async () => {
    const [creator, reader] = [await createPerson(test, { first_name: 'Ravi' }), await createPerson(test)]
    await publishFirstLinks(test.db, creator.id)
    await follow(reader, creator)
    const body = {
      title: 'Picture cards',
      resource_type_id: await createTerm(test.db, 'resource_types'),
      has_rights: true,
      add_type: 3 as const,
      resource_links: ['https://example.org/cards'],
    }
    const { data } = await creator.call('POST /v2/resource/add/', { body: { ...body, privacy: 'Only me' } })
    const edit = (more: { privacy: 'Everyone' | 'Only me'; status: 'draft' | 'published' }) =>
      creator.call('POST /v2/resource/edit/', { body: { ...body, ...more, id: data.id } })
    await edit({ privacy: 'Everyone', status: 'draft' })
    expect(await bellOf(reader)).toEqual([])
    await edit({ privacy: 'Everyone', status: 'published' })
    expect(await bellOf(reader)).toMatchObject([{ kind: 'new_resource' }])
    await edit({ privacy: 'Only me', status: 'published' })
    expect(await bellOf(reader)).toEqual([])
    // By then, no job remembers that they were notified.
    await forgetJobs(test.db)
    await edit({ privacy: 'Everyone', status: 'published' })
    expect(await bellOf(reader)).toEqual([])
  })

  it('when someone they follow is to speak at an event', async () => {
    const [speaker, reader] = [await createPerson(test, { first_name: 'Ananya' }), await createPerson(test)]
    const administrator = await createPerson(test, { is_admin: true })
    await follow(reader, speaker)
    const speaker_id = await createSpeaker(test.db)
    await test.db.insert(speakerAccounts).values({ speaker_id, user_id: speaker.id })
    const id = await createEvent(test.db, { publication: 'draft', speaker_ids: [speaker_id] })
    expect(await bellOf(reader)).toEqual([])
    await administrator.call('POST /v2/admin/event/publish/', { body: { id } })
    await administrator.call('POST /v2/admin/event/publish/', { body: { id } })
    expect(await bellOf(reader)).toEqual([
      {
        kind: 'new_event',
        text: 'Ananya Verma will speak at a new event: “A quiet morning”',
        path: `/events/details/${id}`,
      },
    ])
    // Cancelled events are no longer announced.
    await administrator.call('POST /v2/admin/event/cancel/', { body: { id } })
    expect(await bellOf(reader)).toEqual([])
  })
})
