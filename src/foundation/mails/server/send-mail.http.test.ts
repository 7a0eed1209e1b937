import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { enqueueByName } from '#foundation/privacy/testing/run-by-name.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { emptyDatabase } from '#tests/support/empty-database.ts'
import { moveJobClock } from '#tests/support/job-queue.ts'
import { openSmtpInbox, type SmtpInbox } from '#tests/support/smtp-inbox.ts'
import { openTestDatabase, type TestDatabase, withoutPostgres } from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { aMail } from '../testing/a-mail.ts'
import { queueMail, retryMail } from './index.ts'
import { mailsRetention, selectNewestMails } from './mails.queries.ts'
import { sendMail } from './send-mail.ts'

const minutes = (after: number) => new Date(TEST_NOW.getTime() + after * 60_000)

describe.skipIf(withoutPostgres())('a mail', () => {
  let opened: TestDatabase
  let db: Db
  let jobs: Jobs
  let inbox: SmtpInbox
  let logged: string[]
  let now: Date

  /** The jobs of a process with these mail settings. */
  async function openMailJobs(environment: Record<string, string>): Promise<Jobs> {
    const { mail } = readConfig({ MAIL_FROM: 'Pankh <hello@pankh.test>', ...environment })
    const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
    const clock = { now: () => now }
    return openJobs({ database: opened.database, log }, [
      sendMail({ mailer: createMailer(mail), clock }),
      mailsRetention.nightly({ clock }),
    ])
  }
  const newest = async () => {
    const [mail] = await selectNewestMails(db, 1)
    if (!mail) throw new Error('no mail was written')
    return mail
  }

  beforeAll(async () => {
    opened = await openTestDatabase()
    db = opened.database.db
  })
  beforeEach(async () => {
    logged = []
    now = TEST_NOW
    inbox = await openSmtpInbox()
    jobs = await openMailJobs({ SMTP_URL: `smtp://127.0.0.1:${inbox.port}` })
    await emptyDatabase(db)
    await moveJobClock(db, TEST_NOW)
  })
  afterEach(() => inbox.close())
  afterAll(async () => {
    await opened.database.close()
    await opened.drop()
  })

  it('goes to the server with its sender, both its forms and its language', async () => {
    expect(await queueMail(db, aMail({ to: 'asha@example.org', subject: 'Welcome', language: 'en' }))).toBe(
      true,
    )
    await jobs.runDue()
    const [mail] = inbox.mails
    expect(mail).toMatchObject({ from: 'hello@pankh.test', to: ['asha@example.org'] })
    expect(mail?.header('From')).toBe('Pankh <hello@pankh.test>')
    expect(mail?.header('Subject')).toBe('Welcome')
    expect(mail?.header('Content-Language')).toBe('en')
    expect(mail?.header('Auto-Submitted')).toBe('auto-generated')
    expect(mail?.source).toContain('Content-Type: text/plain')
    expect(mail?.source).toContain('Content-Type: text/html')
    expect(await newest()).toMatchObject({ status: 'sent', tries: 1, last_error: null, sent_at: TEST_NOW })
  })

  it('keeps Devanagari in its subject and body', async () => {
    const words = { subject: 'आपका कोड: 042137', text: 'नमस्ते आशा', html: '<p>नमस्ते आशा</p>' }
    await queueMail(db, aMail({ ...words, language: 'hi' }))
    await jobs.runDue()
    expect(decodedWords(inbox.mails[0]?.header('Subject'))).toBe('आपका कोड: 042137')
    const base64 = Buffer.from('नमस्ते आशा').toString('base64')
    const quoted = /=E0=A4=A8=E0=A4=AE/
    const source = inbox.mails[0]?.source ?? ''
    expect(source.includes(base64) || quoted.test(source)).toBe(true)
  })

  it('waits for a server that is away, and is the same mail every time', async () => {
    inbox.isAway = true
    await queueMail(db, aMail())
    await jobs.runDue()
    const { message_id } = await newest()
    expect(await newest()).toMatchObject({
      status: 'queued',
      tries: 1,
      last_error: expect.stringMatching(/^E[A-Z]+/),
    })
    await moveJobClock(db, minutes(1))
    await jobs.runDue()
    expect(await newest()).toMatchObject({ status: 'queued', tries: 2 })
    inbox.isAway = false
    await moveJobClock(db, minutes(5))
    await jobs.runDue()
    expect(inbox.mails).toHaveLength(1)
    expect(inbox.mails[0]?.header('Message-ID')).toBe(`<${message_id}@pankh.test>`)
    expect(await newest()).toMatchObject({ status: 'sent', tries: 3, last_error: null })
    expect(logged.join('\n')).not.toContain('example.org')
  })

  it('with a key is written and sent once, however often it is asked for', async () => {
    const ask = () => queueMail(db, aMail({ key: 'registered:17:42' }))
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    expect(answers.filter(Boolean)).toHaveLength(1)
    await jobs.runDue()
    expect(await ask()).toBe(false)
    await jobs.runDue()
    expect(inbox.mails).toHaveLength(1)
  })

  it('is not sent when its transaction is not committed', async () => {
    const broken = db.transaction(async (tx) => {
      await queueMail(tx, aMail())
      throw new Error('no registration after all')
    })
    await expect(broken).rejects.toThrow('no registration after all')
    expect(await jobs.runDue()).toBe(0)
    expect(await selectNewestMails(db, 1)).toEqual([])
    expect(inbox.mails).toEqual([])
  })

  it('takes no header from what people typed', async () => {
    await queueMail(db, aMail({ subject: 'Hello\r\nBcc: thief@example.org\r\n\r\nBoo' }))
    await queueMail(
      db,
      aMail({ headers: { 'List-Unsubscribe': '<https://pankh.test>\r\nBcc: thief@example.org' } }),
    )
    await jobs.runDue()
    expect(inbox.mails).toHaveLength(2)
    for (const mail of inbox.mails) {
      expect(mail.to).toEqual(['asha@example.org'])
      expect(mail.header('Bcc')).toBeUndefined()
    }
    const wrong = queueMail(db, aMail({ to: 'asha@example.org\r\nRCPT TO:<thief@example.org>' }))
    await expect(wrong).rejects.toThrow('the address cannot stand in a mail')
    await expect(queueMail(db, aMail({ headers: { Bcc: 'thief@example.org' } }))).rejects.toThrow('a header')
  })

  it('carries files', async () => {
    const invitation = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
    const file = {
      filename: 'खेल.ics',
      content_type: 'text/calendar; method=PUBLISH; charset=utf-8',
      content: Buffer.from(invitation).toString('base64'),
    }
    await queueMail(db, aMail({ attachments: [file] }))
    await jobs.runDue()
    expect(inbox.mails[0]?.source).toContain('Content-Type: text/calendar')
    expect(inbox.mails[0]?.source).toContain(file.content)
  })

  it('to an address that the server does not know is given up at once, and can be sent again', async () => {
    inbox.unknown.add('asha@example.org')
    await queueMail(db, aMail({ to: 'asha@example.org' }))
    await jobs.runDue()
    const mail = await newest()
    expect(mail).toMatchObject({ status: 'failed', last_error: 'EENVELOPE 550' })
    inbox.unknown.clear()
    await moveJobClock(db, minutes(600))
    expect(await jobs.runDue()).toBe(0)
    expect(await retryMail(db, mail.id)).toBe(true)
    await jobs.runDue()
    expect(inbox.mails[0]?.header('Message-ID')).toBe(`<${mail.message_id}@pankh.test>`)
    expect(await newest()).toMatchObject({ status: 'sent' })
    expect(await retryMail(db, mail.id)).toBe(false)
    expect(logged.join('\n')).not.toContain('example.org')
  })

  it('is given up after half a day without a server, and stays readable', async () => {
    inbox.isAway = true
    await queueMail(db, aMail())
    for (let tried = 0; tried < 40; tried += 1) {
      await moveJobClock(db, minutes(31 * tried))
      await jobs.runDue()
    }
    expect(await newest()).toMatchObject({ status: 'failed', tries: 37 })
  })

  it('is forgotten 30 days after it was sent, but for the fact that it was', async () => {
    await queueMail(db, aMail({ key: 'code:1' }))
    await jobs.runDue()
    now = minutes(31 * 24 * 60)
    await queueMail(db, aMail())
    await jobs.runDue()
    await enqueueByName(db, mailsRetention.job)
    await jobs.runDue()
    const [recent, old] = await selectNewestMails(db, 2)
    expect(recent).toMatchObject({ text: 'Hello Asha', html: '<p>Hello Asha</p>' })
    expect(old).toMatchObject({ key: 'code:1', status: 'sent', text: '', html: '', attachments: [] })
    expect(await queueMail(db, aMail({ key: 'code:1' }))).toBe(false)
  })

  it('is forgotten a month later too if it was never sent, so that nobody sends it then', async () => {
    const without = await openMailJobs({})
    await queueMail(db, aMail())
    await without.runDue()
    now = new Date(Date.now() + 31 * DAY_MS)
    await enqueueByName(db, mailsRetention.job)
    await without.runDue()
    expect(await newest()).toMatchObject({ status: 'kept', text: '', html: '' })
  })

  it('is kept where there is no server', async () => {
    const without = await openMailJobs({})
    await queueMail(db, aMail())
    await without.runDue()
    expect(await newest()).toMatchObject({ status: 'kept', sent_at: null })
    expect(inbox.mails).toEqual([])
  })
})

/** Decodes the encoded words of a header (RFC 2047). */
function decodedWords(header = ''): string {
  const joined = header.replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(words, 'base64').toString()
      : decodeURIComponent(
          words
            .replace(/_/g, ' ')
            .replace(/%/g, '%25')
            .replace(/=([0-9A-F]{2})/g, '%$1'),
        ),
  )
}
