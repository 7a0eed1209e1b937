import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { PageForm } from '#contract/page-form.ts'
import { rowNameField } from '#contract/rows-form.ts'
import {
  decideReportsForm,
  decideUnderReviewForm,
  retryJobsForm,
  retryMailsForm,
} from '#features/administration/ui/rows-forms.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createQuestion } from '#features/events/testing/create-feedback.ts'
import { createResource } from '#features/resources/testing/create-resource.ts'
import { decideResourcesForm } from '#features/resources/ui/admin/decide-resources-form.ts'
import { setRole } from '#foundation/accounts/server/index.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { aMail } from '#foundation/mails/testing/a-mail.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { leaveOneTry } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'

/** Nothing listens there, so emails are given up. */
const test = testApp({
  environment: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Pankh <hello@pankh.test>' },
})
let admin: Person
let moderator: Person
let stranger: Person

beforeEach(async () => {
  admin = await createPerson(test, { is_admin: true })
  moderator = await createPerson(test)
  stranger = await createPerson(test)
  await setRole(test.db, admin, { id: moderator.id, role: 'moderator', isGranted: true })
})

type Rows = readonly { key: string | number; name?: string }[]

const press = (by: Person, form: PageForm, action: string, rows: Rows, more: [string, string][] = []) =>
  form.send(
    by.tryCall,
    new URLSearchParams([
      ['action', action],
      ...rows.flatMap(({ key, name = '' }): [string, string][] => [
        ['id', String(key)],
        [rowNameField(String(key)), name],
      ]),
      ...more,
    ]),
    { address: '/admin' },
  )
const audited = async (kind: string) =>
  (await admin.call('POST /v2/admin/audit/list/', { body: { kind } })).data.map(({ action }) => action)

/** A real kind of job with an invalid payload: it fails on every try. */
const broken = defineJob({ name: 'send-whatsapp', payload: z.looseObject({}) })

describe('several reports', () => {
  async function reported(question: string) {
    const asker = await createPerson(test)
    const id = await createQuestion(test, { event_id: await createEvent(test.db), asker, question })
    await stranger.call('POST /master/report/', { body: { kind: 'event-question', id, reason: 'advert' } })
    return { key: `event-question ${id}`, name: question }
  }
  const open = async () =>
    (await moderator.call('POST /v2/admin/report/list/', { body: {} })).data.map(({ thing }) => thing?.text)

  it('are decided at once, each written down, and what is gone is said by its name', async () => {
    const rows = [await reported('Buy pills?'), await reported('Buy kites?')]
    const gone = { key: 'event-question 900', name: 'An old question' }
    expect(await press(moderator, decideReportsForm, 'hide', [...rows, gone])).toMatchObject({
      success: false,
      status: 404,
      errors: [
        { message: 'Done for 2 of 3 rows. The others stay as they were.' },
        { code: 'ReportedThingNotFound', message: expect.stringMatching(/^“An old question”: /) },
      ],
    })
    expect(await open()).toEqual([])
    const decided = async (body: object) =>
      (await moderator.call('POST /v2/admin/report/list/', { body: { is_decided: true, ...body } })).data
    const newestFirst = await decided({})
    expect(await decided({ sort: 'decided', flag_descending: false })).toEqual(newestFirst.toReversed())
    expect(await audited('event-question')).toEqual(['hidden', 'hidden'])
    expect(await press(moderator, decideReportsForm, 'restore', rows)).toEqual({
      success: true,
      goTo: '/admin',
      toast: 'Done for all 2 rows.',
    })
  })

  it('stay as they are for a stranger, for an act that there is not, and where none is ticked', async () => {
    const row = await reported('Buy pills?')
    const other = await reported('Buy kites?')
    expect(await press(stranger, decideReportsForm, 'hide', [row, other])).toMatchObject({
      status: 403,
      errors: [{ code: 'SomeRefused' }, { code: 'NotAllowed' }, { code: 'NotAllowed' }],
    })
    expect(await press(moderator, decideReportsForm, 'toString', [row])).toEqual({
      success: true,
      goTo: '/admin',
    })
    expect(await press(moderator, decideReportsForm, 'hide', [])).toEqual({ success: true, goTo: '/admin' })
    expect(await open()).toHaveLength(2)
  })
})

it('publishes several things that waited, but none that its maker changed since it was read', async () => {
  const fields = {
    resource_type_id: await createTerm(test.db, 'resource_types'),
    add_type: 1 as const,
    has_rights: true as const,
    description: '<p>Follow <a href="https://example.org/x">this</a>.</p>',
  }
  const maker = await createPerson(test)
  for (const title of ['One', 'Two']) {
    await maker.call('POST /v2/resource/add/', { body: { ...fields, title } })
  }
  const waiting = async () => (await moderator.call('POST /v2/admin/held/list/', { body: {} })).data
  const rows = (await waiting()).map(({ kind, subject_id, held_at }) => ({
    key: `${kind} ${subject_id} ${held_at}`,
    name: String(subject_id),
  }))
  const [one] = await waiting()
  test.clock.set(new Date(test.clock.now().getTime() + 60_000))
  await maker.call('POST /v2/resource/edit/', {
    body: { ...fields, title: 'One, but longer', id: one?.subject_id ?? 0 },
  })
  expect(await press(stranger, decideUnderReviewForm, 'publish', rows)).toMatchObject({ status: 403 })
  expect(await press(moderator, decideUnderReviewForm, 'publish', rows)).toMatchObject({
    status: 409,
    errors: [{ code: 'SomeRefused' }, { code: 'HeldThingChanged' }],
  })
  expect(await waiting()).toMatchObject([{ subject_id: one?.subject_id }])
})

it('hides several resources for one reason, which is asked for, and shows them again', async () => {
  const rows = [{ key: await createResource(test.db) }, { key: await createResource(test.db) }]
  const listed = async () => (await test.call('POST /v2/resource/list/', { body: {} })).recordsTotal
  const why: [string, string][] = [['reason', 'Adverts']]
  expect(await press(stranger, decideResourcesForm, 'hide', rows, why)).toMatchObject({ status: 403 })
  expect(await press(moderator, decideResourcesForm, 'hide', rows)).toMatchObject({ status: 422 })
  expect(await listed()).toBe(2)
  expect(await press(moderator, decideResourcesForm, 'hide', rows, why)).toMatchObject({ success: true })
  expect(await listed()).toBe(0)
  expect(await audited('resource')).toEqual(['hidden', 'hidden'])
  expect(await press(moderator, decideResourcesForm, 'restore', rows, why)).toMatchObject({ success: true })
  expect(await listed()).toBe(2)
})

it('runs several failed jobs once more, for administrators alone', async () => {
  for (const email of ['a@x.example', 'b@x.example']) await enqueue(test.db, broken, { email })
  for (let time = 0; time < 4; time += 1) {
    test.clock.set(new Date(test.clock.now().getTime() + 40 * 60_000))
    await test.runJobs()
  }
  const failed = async () => (await admin.call('POST /v2/admin/job/failed/list/', { body: {} })).data
  const rows = (await failed()).map(({ id, words }) => ({ key: id, name: words }))
  expect(rows).toHaveLength(2)
  expect(await press(stranger, retryJobsForm, 'retry', rows)).toMatchObject({ status: 403 })
  expect(await press(admin, retryJobsForm, 'retry', rows)).toMatchObject({ success: true })
  expect(await failed()).toEqual([])
  expect(await audited('job')).toEqual(['retried', 'retried'])
})

it('sends several mails again, for administrators alone', async () => {
  await queueMail(test.db, aMail({ to: 'a@x.example' }))
  await queueMail(test.db, aMail({ to: 'b@x.example' }))
  const mails = async () => (await admin.call('POST /v2/admin/mail/list/', { body: {} })).data
  await leaveOneTry(test.db)
  await test.runJobs()
  const rows = (await mails()).map(({ id, to }) => ({ key: id, name: to }))
  expect(await press(moderator, retryMailsForm, 'retry', rows)).toMatchObject({ status: 403 })
  expect(await press(admin, retryMailsForm, 'retry', rows)).toMatchObject({ success: true })
  expect((await mails()).map(({ status }) => status)).toEqual(['queued', 'queued'])
  expect(await audited('mail')).toEqual(['retried', 'retried'])
  expect(await press(admin, retryMailsForm, 'retry', rows)).toMatchObject({
    status: 409,
    errors: [
      { message: 'Done for 0 of 2 rows. The others stay as they were.' },
      { code: 'MailOnItsWay', message: expect.stringMatching(/^“b@x.example”: /) },
      { code: 'MailOnItsWay' },
    ],
  })
})
