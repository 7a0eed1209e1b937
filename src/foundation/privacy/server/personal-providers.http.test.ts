import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { consents } from '#foundation/accounts/server/index.ts'
import { createPerson, PASSWORD, type Person } from '#foundation/accounts/testing/create-person.ts'
import { creatorsFeature } from '#foundation/creators/server/index.ts'
import { noPublicWork, writeProfile } from '#foundation/creators/testing/write-profile.queries.ts'
import { draftsFeature } from '#foundation/drafts/server/index.ts'
import { nameInMail, queueMail } from '#foundation/mails/server/index.ts'
import { aMail } from '#foundation/mails/testing/a-mail.ts'
import { moderationFeature } from '#foundation/moderation/server/index.ts'
import { notificationsFeature } from '#foundation/notifications/server/index.ts'
import { createNotification } from '#foundation/notifications/testing/create-notification.ts'
import { allFiles, useAllFiles } from '#foundation/uploads/testing/all-files.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { exportOf, leave } from '../testing/leave.ts'
import { tablesThatSay } from '../testing/remove-account.queries.ts'
import type { PersonalDataProvider } from './index.ts'
import {
  personalAccount,
  personalAnalyticsEvents,
  personalMails,
  personalUploads,
} from './personal-providers.ts'

const test = testApp()
const parts = [
  ...[creatorsFeature, moderationFeature, draftsFeature, notificationsFeature].flatMap(
    ({ personalData }) => personalData?.([{ publicWork: noPublicWork }]) ?? [],
  ),
  personalUploads,
  personalAnalyticsEvents,
  personalMails,
  personalAccount,
]
/** All providers as one. */
const part: PersonalDataProvider = {
  name: 'foundation',
  async exportOf(...of) {
    const given = await Promise.all(parts.map((one) => one.exportOf(...of)))
    return {
      lists: given.flatMap(({ lists }) => lists),
      files: given.flatMap(({ files = [] }) => files),
    }
  },
  async erase(...of) {
    const storageKeys: string[] = []
    for (const one of parts) storageKeys.push(...((await one.erase(...of))?.storageKeys ?? []))
    return { storageKeys }
  },
}

let leaver: Person
let stayer: Person

beforeEach(async () => {
  leaver = await createPerson(test, {
    email: 'leavermark@example.org',
    email_verified_at: test.clock.now(),
    username: 'leavermark',
    first_name: 'Leavermark',
    last_name: 'Rao',
    mobile: '+919876543210',
    school_name: 'Leavermark School',
  })
  stayer = await createPerson(test, { first_name: 'Stayermark', last_name: 'Das' })
  for (const person of [leaver, stayer]) await writeProfile(test.db, person.id)
})

async function addFile(person: Person, name: string): Promise<void> {
  const form = new FormData()
  form.append('files', new Blob(['A worksheet']), name)
  const sent = new Response(form)
  await test.app.inject({
    method: 'POST',
    url: '/master/temp-file-upload/',
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      cookie: `accesstoken=${person.token}`,
      'sec-fetch-site': 'same-origin',
    },
  })
}

/** What one person does in every feature of the foundation, some of it involving the other person. */
async function doAll(person: Person, other: Person): Promise<void> {
  const mark = person.first_name
  await person.call('POST /v2/user/follow/', { body: { id: other.id, is_followed: true } })
  await person.call('POST /user/draft/save/', {
    body: { form: 'event', subject: 0, fields: { title_en: [`Play with ${mark}`] } },
  })
  await person.call('POST /master/report/', {
    body: { kind: 'creator', id: other.id, reason: 'other', words: `Says ${mark}` },
  })
  await person.call('POST /master/signal/', {
    body: { signals: [{ key: 'view_page', page: '/resource' }] },
  })
  await addFile(person, `${mark}.txt`)
  await createNotification(test.db, { user_ids: [person.id], actor_id: other.id })
}

describe('what the foundation keeps of a person', () => {
  it('is given to them whole, and nothing of another person but a name that they follow', async () => {
    await doAll(leaver, stayer)
    await doAll(stayer, leaver)
    const { rows, files } = await exportOf(test, { part, person: leaver })
    expect(rows).toMatchObject({
      account: [{ name: 'Leavermark Rao', email: leaver.email, mobile: '+919876543210', roles: [] }],
      sessions: [{ ended_at: null }],
      public_profile: [{ followers_count: 1 }],
      follows: [{ name: 'Stayermark Das' }],
      drafts: [{ form: 'event', fields: ['title_en: Play with Leavermark'] }],
      reports: [{ words: 'Says Leavermark' }],
      signals: [{ key: 'view_page', page: '/resource' }],
      uploads: [{ name: 'Leavermark.txt', is_temporary: true }],
      notifications: [{ is_read: false }],
    })
    expect(files).toEqual(['uploads/Leavermark.txt'])
    const { follows, notifications, ...own } = rows
    expect(JSON.stringify(own)).not.toMatch(/stayer|password|argon/i)
  })

  it('goes with the account: no mark is left, the other keeps all of theirs, counts are right', async () => {
    await doAll(leaver, stayer)
    await doAll(stayer, leaver)
    const keys = await leave(test, { part, person: leaver })
    expect(keys).toHaveLength(1)
    for (const mark of ['leavermark', '9876543210']) expect(await tablesThatSay(test.db, mark)).toEqual([])
    const { rows } = await exportOf(test, { part, person: stayer })
    expect(rows).toMatchObject({
      public_profile: [{ followers_count: 0 }],
      drafts: [{ form: 'event' }],
      signals: [{ key: 'view_page' }],
      uploads: [{ name: 'Stayermark.txt' }],
    })
    expect(rows).not.toHaveProperty('follows')
    expect(rows).not.toHaveProperty('notifications')
  })

  it('leaves a file that something uses, as nobody’s', async () => {
    await addFile(leaver, 'Worksheet.txt')
    await useAllFiles(test.db, test.clock.now())
    const { rows, files } = await exportOf(test, { part, person: leaver })
    expect([rows.uploads, files]).toMatchObject([[{ name: 'Worksheet.txt', is_temporary: false }], []])
    expect(await leave(test, { part, person: leaver })).toEqual([])
    expect(await allFiles(test.db)).toMatchObject([{ name: 'Worksheet.txt', user_id: null }])
  })

  it('is in no mail any more: not in theirs, nor where a mail to another names them', async () => {
    const write = (mail: Parameters<typeof aMail>[0]) =>
      queueMail(
        test.db,
        aMail({ to: stayer.email, user_id: stayer.id, kind: 'notification-following', ...mail }),
      )
    await write({ to: leaver.email, text: 'Welcome', user_id: leaver.id })
    await write({ subject: 'Leavermark Rao shared a worksheet', text: 'A new worksheet' })
    await write({ text: 'Look at https://pankh.example/c/leavermark' })
    await write({ kind: 'digest', text: 'Leavermark Rao shared a worksheet' })
    await write({ text: 'A new event by Leavermarks Raos', subject: 'Leavermarks Raos will speak' })
    await test.runJobs()
    await queueMail(test.db, aMail({ to: 'LEAVERMARK@example.org', text: 'Soon' }))
    await leave(test, { part, person: leaver })
    expect(await tablesThatSay(test.db, 'leavermark@')).toEqual([])
    const { data } = (await test.app.inject({ url: '/dev/outbox/list/' })).json()
    expect(data.map(({ to, text }: { to: string; text: string }) => [to, text])).toEqual([
      [stayer.email, 'A new event by Leavermarks Raos'],
      [stayer.email, ''],
      [stayer.email, ''],
      [stayer.email, ''],
      ['forgotten@example.invalid', ''],
    ])
  })

  it('is in no mail that writes the name without what looks like an address', async () => {
    const name = { first_name: 'K.Priya', last_name: 'Nair of a Very Long House by the River' }
    const person = await createPerson(test, name)
    const shown = nameInMail(`${name.first_name} ${name.last_name}`)
    expect(shown).toBe('K Priya Nair of a Very Long House by th…')
    const kinds = ['notification-answers', 'campaign-invitation', 'campaign-invitation-reminder']
    for (const kind of kinds) await queueMail(test.db, aMail({ kind, subject: `${shown} invites you` }))
    await queueMail(test.db, aMail({ kind: 'digest', text: `${shown} answered your question` }))
    await test.runJobs()
    await leave(test, { part, person })
    expect(await tablesThatSay(test.db, 'K Priya')).toEqual([])
  })

  it('takes no other person’s emails along, where the name or username is a word of many emails', async () => {
    const person = await createPerson(test, { first_name: 'this', last_name: 'email', username: 'profile' })
    const text = 'Log in: https://pankh.example/profile. You are getting this email because you registered.'
    for (const kind of ['event-registered', 'password-changed'])
      await queueMail(test.db, aMail({ kind, text }))
    const reason = 'You are getting this email because you asked a question.'
    await queueMail(test.db, aMail({ kind: 'notification-answers', subject: 'Ravi answered', text: reason }))
    await test.runJobs()
    await leave(test, { part, person })
    const { data } = (await test.app.inject({ url: '/dev/outbox/list/' })).json()
    expect(data.map((mail: { text: string }) => mail.text)).toEqual([reason, text, text])
  })

  it('leaves emails to an address that the person never confirmed: it may be someone else’s', async () => {
    const guest = await createPerson(test, { email: 'meera@example.org' })
    await queueMail(test.db, aMail({ to: guest.email, text: 'You are invited' }))
    await test.runJobs()
    await queueMail(test.db, aMail({ to: guest.email, text: 'A reminder', user_id: stayer.id }))
    await queueMail(test.db, aMail({ to: guest.email, text: 'Your code', user_id: guest.id }))
    await leave(test, { part, person: guest })
    const { data } = (await test.app.inject({ url: '/dev/outbox/list/' })).json()
    expect(data.map(({ to, text }: { to: string; text: string }) => [to, text])).toEqual([
      [guest.email, 'A reminder'],
      [guest.email, 'You are invited'],
    ])
  })

  it('takes reasons and names out of the audit log, whose entries stay', async () => {
    const admin = await createPerson(test, { is_admin: true })
    await admin.call('POST /v2/admin/people/role/', {
      body: { id: leaver.id, role: 'moderator', is_granted: true, reason: 'Leavermark asked' },
    })
    await leave(test, { part, person: leaver })
    expect(await tablesThatSay(test.db, 'leavermark')).toEqual([])
    const { data } = await admin.call('POST /v2/admin/audit/list/', { body: {} })
    expect(data).toMatchObject([
      { action: 'role-granted', subject_id: leaver.id, subject_name: null, personal_changes: null },
    ])
  })

  it('leaves the consent that another person withdrew in the same browser', async () => {
    const consent = { visitor: randomUUID(), subject: 'analytics', version: '2026-11' } as const
    const at = test.clock.now()
    await test.db.insert(consents).values([
      { ...consent, is_given: true, at },
      { ...consent, user_id: leaver.id, is_given: true, at },
      { ...consent, user_id: stayer.id, is_given: false, at },
    ])
    await leave(test, { part, person: leaver })
    expect(await test.db.select().from(consents)).toMatchObject([{ user_id: stayer.id, is_given: false }])
  })

  it('goes of several at once, without waiting in a circle', async () => {
    const people = [leaver, stayer, await createPerson(test)]
    for (const person of people) {
      for (const other of people) {
        if (other !== person) await person.tryCall('POST /v2/user/follow/', { body: { id: other.id } })
      }
    }
    await Promise.all(people.map((person) => leave(test, { part, person })))
    const login = { identifier: leaver.email, password: PASSWORD }
    expect(await test.tryCall('POST /user/client/login/', { body: login })).toMatchObject({ status: 401 })
  })
})
