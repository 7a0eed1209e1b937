import { describe, expect, it } from 'vitest'
import { product } from '#contract/product.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { aMail } from '#foundation/mails/testing/a-mail.ts'
import { decideReport } from '#foundation/moderation/server/index.ts'
import { everyNotification } from '#foundation/notifications/testing/notifications.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { disablePerson, noPublicWork, writeProfile } from '../testing/write-profile.queries.ts'
import { reportableProfiles } from './reportable-profiles.queries.ts'

const test = testApp()
const LIST = 'POST /v2/user/notification/list/'
const DECIDE = 'POST /v2/admin/report/decide/'
const AT = TEST_NOW.toISOString()

/** A person who wrote about themselves, so that their page is public. */
async function createCreator() {
  const creator = await createPerson(test)
  await writeProfile(test.db, creator.id)
  return creator
}

async function reportBy(people: number, id: number) {
  for (let index = 0; index < people; index += 1) {
    const reporter = await createPerson(test)
    await reporter.call('POST /master/report/', { body: { kind: 'creator', id, reason: 'harmful' } })
  }
}

/** Every email about a decision, newest first, after the jobs have run. */
async function mails() {
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  return data.filter(({ kind }) => kind.startsWith('profile-'))
}

describe('the person whose public profile is hidden', () => {
  it('is told once when three people reported it, and nobody else is', async () => {
    const creator = await createCreator()
    const reader = await createPerson(test)
    await reader.call('POST /v2/user/follow/', { body: { id: creator.id } })
    await reportBy(2, creator.id)
    expect(await mails()).toEqual([])
    await reportBy(2, creator.id)
    expect(await mails()).toMatchObject([
      { kind: 'profile-hidden', to: creator.email, subject: 'Your public profile is hidden for now' },
    ])
    const [mail] = await mails()
    expect(mail?.text).toContain('The reason: Several people reported it. Our team will check it.')
    expect(mail?.text).toContain('/profile/edit/public')
    expect(mail?.text).toContain(`You can change it and write to ${product.organisation.email}`)
    expect(await everyNotification(test.db)).toEqual([
      { user_id: creator.id, key: `profile_hidden:${creator.id}:${AT}` },
    ])
    expect((await creator.call(LIST, { body: {} })).data).toMatchObject([
      {
        topic: 'moderation',
        kind: 'profile_hidden',
        text: 'Your public profile is hidden for now.',
        path: '/profile/edit/public',
      },
    ])
  })

  it('reads the words of the moderator, where there are any', async () => {
    const [creator, moderator] = [await createCreator(), await createPerson(test, { is_admin: true })]
    const body = { kind: 'creator', id: creator.id, decision: 'hide' as const, reason: 'It named a child.' }
    await moderator.call(DECIDE, { body })
    const [mail] = await mails()
    expect(mail?.text).toContain('The reason: It named a child.')
    const { data } = await creator.call('GET /v2/creator/details/', {})
    expect(data.hidden_reason).toBe('It named a child.')
  })

  it('is told by a moderator too, hidden and shown again, however often it is pressed', async () => {
    const creator = await createCreator()
    const moderator = await createPerson(test, { is_admin: true })
    await reportBy(1, creator.id)
    const decide = (decision: 'hide' | 'restore') =>
      Promise.all(
        [1, 2, 3].map(() => moderator.call(DECIDE, { body: { kind: 'creator', id: creator.id, decision } })),
      )
    await decide('hide')
    const [hidden, ...more] = await mails()
    expect(more).toEqual([])
    expect(hidden?.text).toContain('The reason: Our team checked it and hid it.')
    const own = (await creator.call('GET /v2/creator/details/', {})).data
    expect(own.hidden_reason).toBe('Our team checked it and hid it.')

    await decide('restore')
    const [restored, ...before] = await mails()
    expect(before).toHaveLength(1)
    expect(restored).toMatchObject({ kind: 'profile-restored', to: creator.email })
    expect(restored?.text).toContain(`/creator/${creator.id}`)
    expect(restored?.text).not.toContain('The reason')
    expect(await everyNotification(test.db)).toEqual(
      ['hidden', 'restored'].map((what) => ({
        user_id: creator.id,
        key: `profile_${what}:${creator.id}:${AT}`,
      })),
    )
    const { data } = await creator.call(LIST, { body: {} })
    expect(data[0]).toMatchObject({
      text: 'Your public profile is visible again.',
      path: `/creator/${creator.id}`,
    })
  })

  it('reads the moderator’s own words, in the language of their mails', async () => {
    const creator = await createCreator()
    await queueMail(test.db, aMail({ to: creator.email, user_id: creator.id, language: 'hi' }))
    const moderator = await createPerson(test, { is_admin: true })
    const reportables = [reportableProfiles(noPublicWork)]
    const of = { reportables, kind: 'creator', id: creator.id, now: TEST_NOW }
    const reason = 'There is a phone number of a child in it.'
    await decideReport(test.db, moderator, { ...of, decision: 'hide', reason })
    expect(await mails()).toMatchObject([
      {
        language: 'hi',
        subject: 'आपकी सार्वजनिक प्रोफ़ाइल अभी छिपाई गई है',
        text: expect.stringContaining(`कारण: ${reason}`),
      },
    ])
    expect((await creator.call('GET /v2/creator/details/', {})).data.hidden_reason).toBe(reason)
  })

  it('is not written to once the account is switched off', async () => {
    const creator = await createCreator()
    await reportBy(3, creator.id)
    await disablePerson(test.db, creator.id, TEST_NOW)
    expect(await mails()).toEqual([])
  })
})
