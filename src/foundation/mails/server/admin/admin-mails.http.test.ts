import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { leaveOneTry } from '#tests/support/job-queue.ts'
import { openSmtpInbox } from '#tests/support/smtp-inbox.ts'
import { testApp } from '#tests/support/test-app.ts'
import { aMail } from '../../testing/a-mail.ts'
import { queueMail } from '../index.ts'
import { markMailTried, selectNewestMails } from '../mails.queries.ts'

const inbox = await openSmtpInbox()
const test = testApp({
  environment: { SMTP_URL: `smtp://127.0.0.1:${inbox.port}`, MAIL_FROM: 'Pankh <hello@pankh.test>' },
})
let admin: Person

beforeEach(async () => {
  inbox.isAway = false
  inbox.mails.length = 0
  admin = await createPerson(test, { is_admin: true })
})

const list = (body: object = {}) => admin.call('POST /v2/admin/mail/list/', { body })
const show = async (id: number) => (await admin.call('GET /v2/admin/mail/details/', { query: { id } })).data
const retry = (id: number, by = admin) => by.tryCall('POST /v2/admin/mail/retry/', { body: { id } })
const audited = async () => (await admin.call('POST /v2/admin/audit/list/', { body: { kind: 'mail' } })).data

afterAll(() => inbox.close())

/** Puts every email into the state after half a day of tries. */
async function giveUp() {
  for (const { id } of await selectNewestMails(test.db, 10)) {
    await markMailTried(test.db, id, { error: 'ESOCKET', isGivenUp: true })
  }
}

describe('mails', () => {
  it('are found by a part of their address or subject, by state and kind, the newest first', async () => {
    await queueMail(
      test.db,
      aMail({ to: 'ravi@school.example', subject: 'You are in', kind: 'event-registered' }),
    )
    await queueMail(test.db, aMail({ subject: 'नमस्ते आशा', language: 'hi' }))
    const subjects = async (body: object) => (await list(body)).data.map(({ subject }) => subject)
    expect(await subjects({})).toEqual(['नमस्ते आशा', 'You are in'])
    expect(await subjects({ search_query: 'SCHOOL.ex' })).toEqual(['You are in'])
    expect(await subjects({ search_query: 'आशा' })).toEqual(['नमस्ते आशा'])
    expect(await subjects({ search_query: '%' })).toEqual([])
    expect(await subjects({ kind: 'event-registered', status: 'queued' })).toEqual(['You are in'])
    expect(await subjects({ status: 'sent' })).toEqual([])
    expect(await subjects({ length: 1, page: 2 })).toEqual(['You are in'])
    expect(await subjects({ flag_descending: false })).toEqual(['You are in', 'नमस्ते आशा'])
    expect(await subjects({ sort: 'subject' })).toEqual(['You are in', 'नमस्ते आशा'])
    expect(await subjects({ sort: 'subject', flag_descending: true })).toEqual(['नमस्ते आशा', 'You are in'])
    expect(await list({ length: 1 })).toMatchObject({ recordsTotal: 2, failed_count: 0 })
  })

  it('are shown as the person got them, but for codes and links that are theirs alone', async () => {
    const file = { filename: 'a.ics', content_type: 'text/calendar', content: 'QkVHSU4=' }
    await queueMail(test.db, aMail({ attachments: [file] }))
    await queueMail(
      test.db,
      aMail({ kind: 'password-reset', html: '<a href="/x">secret</a>', text: 'secret' }),
    )
    const [reset, plain] = (await list()).data
    expect(await show(plain?.id ?? 0)).toMatchObject({
      html: '<p>Hello Asha</p>',
      text: 'Hello Asha',
      is_withheld: false,
      attachments: ['a.ics'],
    })
    const shown = await show(reset?.id ?? 0)
    expect(shown).toMatchObject({ html: null, text: null, is_withheld: true })
    expect(JSON.stringify(shown)).not.toContain('secret')
    expect(test.logged).toContainEqual(expect.objectContaining({ kind: 'mail-read', user_id: admin.id }))
    expect(await admin.tryCall('GET /v2/admin/mail/details/', { query: { id: 999 } })).toMatchObject({
      status: 404,
    })
  })

  it('of a sign-up never show an administrator its code, nor can it be found or sorted by', async () => {
    const occupation_id = await createTerm(test.db, 'occupations', {
      key: 'teacher',
      name: { en: 'Teacher' },
    })
    const names = { first_name: 'Asha', last_name: 'Verma' }
    const signUp = { ...names, email: 'asha@example.org', password: 'Mango-Tree-42', occupation_id }
    await test.app.inject({ method: 'POST', url: '/user/register/', payload: signUp })
    const inHindi = {
      kind: 'verification-code',
      subject: 'Pankh के लिए आपका कोड: 314159',
      language: 'hi',
    } as const
    await queueMail(test.db, aMail(inHindi))
    const codes = (await selectNewestMails(test.db, 2)).map(({ subject }) => subject.slice(-6))
    expect(codes).toEqual(['314159', expect.stringMatching(/^\d{6}$/)])
    const { data } = await list()
    expect(data.map(({ subject }) => subject)).toEqual([
      'Pankh के लिए आपका कोड: ••••••',
      'Your code for Pankh: ••••••',
    ])
    for (const code of codes) expect(await list({ search_query: code })).toMatchObject({ recordsTotal: 0 })
    expect(await list({ search_query: 'your code' })).toMatchObject({ recordsTotal: 1 })
    for (const { id, subject } of data) expect(await show(id)).toMatchObject({ subject, text: null })
    await queueMail(test.db, aMail({ ...inHindi, subject: inHindi.subject.replace('314159', '000000') }))
    const sorted = await list({ sort: 'subject', search_query: 'कोड' })
    expect(sorted.data[0]?.id).toBe(data[0]?.id)
  })

  it('with a code or a link to log in do not wait behind the many that were there before', async () => {
    for (let at = 0; at < 5; at += 1) await queueMail(test.db, aMail({ kind: 'campaign-invitation' }))
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await asha.call('POST /user/email-code/send/', { body: {} })
    await test.call('POST /user/forget-password/', { body: { identifier: ravi.email } })
    await test.runJobs()
    expect(inbox.mails).toHaveLength(7)
    // The link waits for the job that looks the account up.
    expect(inbox.mails.slice(0, 3).flatMap(({ to }) => to)).toEqual(
      expect.arrayContaining([asha.email, ravi.email]),
    )
  })

  it('that were given up say why, and go out once when somebody sends them again', async () => {
    await queueMail(test.db, aMail())
    await giveUp()
    const { data, failed_count } = await list({ status: 'failed' })
    expect(failed_count).toBe(1)
    expect(data[0]).toMatchObject({ last_error: 'ESOCKET', can_be_retried: true })
    const id = data[0]?.id ?? 0
    const answers = await Promise.all(Array.from({ length: 6 }, () => retry(id)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.filter(({ success }) => !success)[0]).toMatchObject({ errors: [{ code: 'MailOnItsWay' }] })
    await test.runJobs()
    expect(inbox.mails).toHaveLength(1)
    expect(await show(id)).toMatchObject({ status: 'sent', last_error: null, can_be_retried: false })
    expect(await audited()).toMatchObject([{ action: 'retried', subject_id: id, actor_id: admin.id }])
    expect(await retry(id)).toMatchObject({ status: 409 })
  })

  it('that were given up go out too when their job is run again, and leave no failed job when they are sent from here', async () => {
    for (const to of ['a@x.example', 'b@x.example']) await queueMail(test.db, aMail({ to }))
    await leaveOneTry(test.db)
    inbox.isAway = true
    await test.runJobs()
    inbox.isAway = false
    const failedJobs = async () => (await admin.call('POST /v2/admin/job/failed/list/', { body: {} })).data
    const [job, other] = await failedJobs()
    expect(other).toMatchObject({ name: 'send-mail' })
    await admin.call('POST /v2/admin/job/retry/', { body: { job_id: job?.id ?? '' } })
    await test.runJobs()
    expect(inbox.mails).toHaveLength(1)
    const [left] = (await list({ status: 'failed' })).data
    await retry(left?.id ?? 0)
    expect(await failedJobs()).toEqual([])
    await test.runJobs()
    expect(inbox.mails.flatMap(({ to }) => to).sort()).toEqual(['a@x.example', 'b@x.example'])
  })

  it('go out again all at once, each one time, however often it is pressed', async () => {
    for (const to of ['a@x.example', 'b@x.example', 'c@x.example']) await queueMail(test.db, aMail({ to }))
    await giveUp()
    const press = () => admin.call('POST /v2/admin/mail/retry/all/', { body: {} })
    const pressed = await Promise.all([press(), press(), press()])
    expect(pressed.reduce((sum, { data }) => sum + data.retried, 0)).toBe(3)
    await test.runJobs()
    expect(inbox.mails.flatMap(({ to }) => to).sort()).toEqual(['a@x.example', 'b@x.example', 'c@x.example'])
    expect(await audited()).toHaveLength(3)
    expect((await press()).data).toMatchObject({ retried: 0, left: 0 })
  })

  it('are for administrators alone', async () => {
    const stranger = await createPerson(test)
    await queueMail(test.db, aMail())
    const [mail] = (await list()).data
    const id = mail?.id ?? 0
    expect(await stranger.tryCall('POST /v2/admin/mail/list/', { body: {} })).toMatchObject({ status: 403 })
    expect(await stranger.tryCall('GET /v2/admin/mail/details/', { query: { id } })).toMatchObject({
      status: 403,
    })
    expect(await retry(id, stranger)).toMatchObject({ status: 403 })
    expect(await stranger.tryCall('POST /v2/admin/mail/retry/all/', { body: {} })).toMatchObject({
      status: 403,
    })
    for (const body of [{ status: 'lost' }, { kind: 'A b' }, { page: 0 }]) {
      const answer = await admin.tryCall('POST /v2/admin/mail/list/', { body } as never)
      expect(answer).toMatchObject({ status: 422 })
    }
  })
})
