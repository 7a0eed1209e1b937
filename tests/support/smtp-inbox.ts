import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Received {
  from: string
  to: string[]
  /** As it was received. */
  source: string
  header(name: string): string | undefined
}

export interface SmtpInbox {
  port: number
  mails: Received[]
  /** Addresses that the server refuses as unknown. */
  unknown: Set<string>
  /** Whether it turns every connection away, as a server that is stopped for a while. */
  isAway: boolean
  close(): Promise<void>
}

/** A real SMTP server on this machine that keeps the emails it receives. */
export async function openSmtpInbox(): Promise<SmtpInbox> {
  const mails: Received[] = []
  const unknown = new Set<string>()
  const inbox: SmtpInbox = { port: 0, mails, unknown, isAway: false, close }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      done(inbox.isAway ? Object.assign(new Error('away for a while'), { responseCode: 421 }) : null)
    },
    onRcptTo({ address }, _session, done) {
      if (!unknown.has(address)) return done()
      done(Object.assign(new Error(`no mailbox of ${address}`), { responseCode: 550 }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        mails.push(received(from, to, Buffer.concat(parts).toString()))
        done()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  inbox.port = (server.server.address() as AddressInfo).port
  return inbox

  function close(): Promise<void> {
    return new Promise((done) => server.close(() => done()))
  }
}

function received(from: string, to: string[], source: string): Received {
  const [head = ''] = source.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return {
    from,
    to,
    source,
    header: (name) =>
      lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))?.slice(name.length + 2),
  }
}
