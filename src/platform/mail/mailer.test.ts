import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
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

/** A server that answers one command of the client with a refusal, and the others as usual. */
async function refusing(command: string, refusal: string) {
  const server = createServer((socket) => {
    let isBody = false
    socket.on('error', () => undefined).write('220 here\r\n')
    socket.setEncoding('utf8').on('data', (text: unknown) => {
      for (const line of String(text).split('\r\n').filter(Boolean)) {
        if (isBody && line !== '.') continue
        isBody = line === 'DATA' && command !== 'DATA'
        const usual = line === 'DATA' ? '354 go on' : '250 ok'
        socket.write(`${line.startsWith(command) ? refusal : usual}\r\n`)
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const mailer = createMailer({ server: `smtp://127.0.0.1:${port}`, from })
  const refused = await mailer.deliver(mail).catch((error: unknown) => error)
  server.close()
  return refused
}

it.each([
  ['RCPT TO', '550 5.1.1 No such user', 'EENVELOPE 550'],
  ['RCPT TO', '550 no mailbox here', 'EENVELOPE 550'],
  ['.', '554 5.7.1 Spam', 'EMESSAGE 554'],
])(
  'is given up when the server refuses the recipient or the content: %s %s',
  async (command, said, message) => {
    expect(await refusing(command, said)).toMatchObject({ message, isFinal: true })
  },
)

it.each([
  ['MAIL FROM', '550 5.7.1 Sender not allowed', 'ESENDER 550'],
  ['MAIL FROM', '553 sorry', 'ESENDER 553'],
  ['RCPT TO', '550 5.1.8 Sender domain is unknown', 'ESENDER 550'],
  ['RCPT TO', '550 5.4.6 Quota', 'ESENDER 550'],
  ['DATA', '550 5.4.5 Daily user sending limit exceeded', 'ESENDER 550'],
  ['.', '550-5.4.5 Daily user sending limit exceeded\r\n550 5.4.5 Try tomorrow', 'ESENDER 550'],
  ['.', '550 5.7.60 Client does not have permissions to send as this sender', 'ESENDER 550'],
  ['RCPT TO', '452 4.2.2 Full', 'EENVELOPE 452'],
])(
  'is tried again when the server refuses the sender or its quota: %s %s',
  async (command, said, message) => {
    expect(await refusing(command, said)).toMatchObject({ message, isFinal: false })
  },
)
