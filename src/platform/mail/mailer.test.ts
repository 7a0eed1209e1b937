import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSmtpInbox, type SmtpInbox } from '#tests/support/smtp-inbox.ts'
import { createMailer } from './mailer.ts'

let inbox: SmtpInbox
beforeAll(async () => {
  inbox = await openSmtpInbox()
})
afterAll(() => inbox.close())

const from = { name: undefined, address: 'hello@pankh.test' }
const mail = {
  messageId: '1',
  to: 'asha@example.org',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: {},
  attachments: [],
}
const deliver = (host: string, query = '') =>
  createMailer({ server: `smtp://${host}:${inbox.port}${query}`, from }).deliver(mail)

// 0.0.0.0 leads to this machine too, but looks like another one.
it('goes to a server on another machine encrypted, or not at all', async () => {
  await expect(deliver('0.0.0.0')).rejects.toMatchObject({ code: 'ETLS', isFinal: false })
  expect(inbox.mails).toEqual([])
})

it('goes in the clear to a server on this machine, and where the operator says so', async () => {
  expect(await deliver('127.0.0.1')).toBe('sent')
  expect(await deliver('0.0.0.0', '?requireTLS=false')).toBe('sent')
  expect(inbox.mails).toHaveLength(2)
})
