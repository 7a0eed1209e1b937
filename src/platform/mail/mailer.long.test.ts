import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createMailer, MailRefused, type OutgoingMail } from './mailer.ts'

/** A job that sends an email is given up after 120 s (`send-mail`), which would count as lost. */
const TOLD_WITHIN = 60_000
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const mail: OutgoingMail = {
  messageId: 'one-of-a-test',
  to: 'asha@example.org',
  subject: 'You are registered',
  html: '<p>See you there</p>',
  text: 'See you there',
  headers: {},
  attachments: [],
}

/** A mail server that replies to each line of the client with the result of `answer`, or not at all. */
async function mailerTo(greeting: string | undefined, answer: (line: string, socket: Socket) => unknown) {
  const lines = new Set<Socket>()
  const server = createServer((socket) => {
    lines.add(socket.on('error', () => undefined))
    if (greeting !== undefined) socket.write(`${greeting}\r\n`)
    socket.setEncoding('utf8').on('data', (text: unknown) => {
      for (const line of String(text).split('\r\n').filter(Boolean)) answer(line, socket)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  stops.push(() => {
    for (const line of lines) line.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Pankh <hello@pankh.example>' }
  return createMailer(readConfig(environment).mail)
}

/** The server's reply to each command. */
function reply(line: string): string | undefined {
  if (/^(EHLO|HELO|MAIL|RCPT)/.test(line)) return '250 ok'
  if (line === 'DATA') return '354 go on'
  if (line === 'QUIT') return '221 bye'
  return undefined
}

describe('a mail server', () => {
  it.each([
    ['says nothing', undefined, () => undefined],
    [
      'falls silent in the middle',
      '220 here',
      (line: string, socket: Socket) => line.startsWith('EHLO') && socket.write('250 ok\r\n'),
    ],
    [
      'cuts the line once it has the email',
      '220 here',
      (line: string, socket: Socket) => {
        const said = reply(line)
        if (said) socket.write(`${said}\r\n`)
        else if (line === '.') socket.destroy()
      },
    ],
  ] as const)(
    'that %s is given up in time, to be tried again',
    async (_what, greeting, answer) => {
      const mailer = await mailerTo(greeting, answer)
      const began = performance.now()
      const refused = await mailer.deliver(mail).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(MailRefused)
      expect((refused as MailRefused).isFinal).toBe(false)
      expect(performance.now() - began).toBeLessThan(TOLD_WITHIN)
    },
    120_000,
  )

  it('that is slow with each of its answers gets the email', async () => {
    const mailer = await mailerTo('220 here', (line, socket) => {
      const said = line === '.' ? '250 queued' : reply(line)
      if (said) setTimeout(() => socket.write(`${said}\r\n`), 2_000)
    })
    expect(await mailer.deliver(mail)).toBe('sent')
  }, 120_000)
})
