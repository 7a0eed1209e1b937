import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { product } from '#contract/product.ts'
import type { Config } from '../config/config.ts'

/** A file that goes with a mail. */
export interface Attachment {
  filename: string
  /** Such as `text/calendar; method=REQUEST`. */
  content_type: string
  /** Base64. */
  content: string
}

/** A mail as it is sent. Texts used in headers are single lines (see `mailLine`). */
export interface OutgoingMail {
  /** The Message-ID without angle brackets or host. A repeat carries the same one, so that a mailbox shows it once. */
  messageId: string
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: Attachment[]
}

export interface Mailer {
  /**
   * Hands a mail to the server, or says that there is none and it is to be kept.
   * @throws MailRefused when the server will not take it now or ever
   */
  deliver(mail: OutgoingMail): Promise<'sent' | 'kept'>
}

/** Why a server did not take a mail, in codes: its own words quote addresses. */
export class MailRefused extends Error {
  readonly code: string
  /** Whether the mail would be refused again: the address is not known there, or the content is not wanted. */
  readonly isFinal: boolean

  constructor({ code, status }: { code: string; status: number | undefined }) {
    super(status === undefined ? code : `${code} ${status}`)
    this.name = 'MailRefused'
    this.code = code
    this.isFinal = REFUSALS_OF_THE_MAIL.has(code) && status !== undefined && status >= 500
  }
}

/** Log-in and connection troubles are the operator's to mend; these two are about the mail itself. */
const REFUSALS_OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])
const PATIENCE_MS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

/** Over SMTP_URL; without it nothing is sent. */
export function createMailer({ server, from }: Config['mail']): Mailer {
  if (server === undefined) return { deliver: async () => 'kept' }
  const transport = createTransport({
    url: server,
    // `requireTLS=false` in the address has the last word, for a server of one's own network.
    requireTLS: !isOnThisMachine(server),
    ...PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.address.split('@')[1] ?? 'localhost'
  return {
    async deliver({ messageId, to, headers, attachments, ...parts }) {
      try {
        await transport.sendMail({
          ...parts,
          from: { name: from.name ?? product.name, address: from.address },
          to: { name: '', address: to },
          messageId: `<${messageId}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          attachments: attachments.map((file) => ({
            filename: file.filename,
            contentType: file.content_type,
            content: Buffer.from(file.content, 'base64'),
          })),
        })
      } catch (error) {
        throw refusal(error)
      }
      return 'sent'
    },
  }
}

function refusal(error: unknown): MailRefused {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return new MailRefused({
    code: typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'EUNKNOWN',
    status: typeof responseCode === 'number' ? responseCode : undefined,
  })
}

/**
 * Asks whether the mail server takes connections. It says nothing to it: servers count log-ins and let those who don't
 * know them wait for the greeting. A wrong password shows in the emails that wait.
 * @throws when it does not answer
 */
export async function expectMailServer(server: string): Promise<void> {
  const { protocol, hostname, port } = new URL(server)
  const line = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    timeout: PATIENCE_MS.connectionTimeout,
  })
  line.on('timeout', () => line.destroy(new Error('the mail server does not answer')))
  try {
    await once(line, 'connect')
  } finally {
    line.destroy()
  }
}

/** Nobody between could read along. */
const isOnThisMachine = (server: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(server).hostname)
