import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { product } from '#contract/product.ts'
import type { Config } from '../config/config.ts'

/** An attached file. */
export interface Attachment {
  filename: string
  /** Such as `text/calendar; method=REQUEST`. */
  content_type: string
  /** Base64. */
  content: string
}

/** An email as it is sent. Texts used in headers are single lines (see `mailLine`). */
export interface OutgoingMail {
  /** The Message-ID without angle brackets or host. A retry has the same one, so that a mailbox shows it once. */
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
   * Passes an email to the server. Without one, returns `kept`.
   * @throws MailRefused if the server won't accept it now, or ever
   */
  deliver(mail: OutgoingMail): Promise<'sent' | 'kept'>
}

/** Why a server did not accept an email, as codes: its own text quotes addresses. */
export class MailRefused extends Error {
  readonly code: string
  /** Whether a retry would also be refused: the address is unknown there, or the content is unwanted. */
  readonly isFinal: boolean

  constructor({ code, status, isFinal }: { code: string; status: number | undefined; isFinal: boolean }) {
    super(status === undefined ? code : `${code} ${status}`)
    this.name = 'MailRefused'
    this.code = code
    this.isFinal = isFinal
  }
}

/**
 * Enhanced status codes (RFC 3463) about the sender or its quota, not about the email: a wrong MAIL_FROM, and the daily
 * limit of large providers.
 */
const ABOUT_THE_SENDER = new Set(['5.1.7', '5.1.8', '5.4.5', '5.4.6', '5.7.60'])
const PATIENCE_MS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

/** Sends through SMTP_URL; without it, nothing is sent. */
export function createMailer({ server, from }: Config['mail']): Mailer {
  if (server === undefined) return { deliver: async () => 'kept' }
  const transport = createTransport({
    url: server,
    // `requireTLS=false` in the address overrides this, for a server in a private network.
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

/** Only the operator can fix a refused log-in, connection or sender (`ESENDER`); the rest concerns the email itself. */
function refusal(error: unknown): MailRefused {
  const { code, responseCode, command, response } = error as Record<string, unknown>
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1] ?? ''
  const isOfMail = code === 'EMESSAGE' || code === 'EENVELOPE'
  const isPermanent = isOfMail && status !== undefined && status >= 500
  if (isPermanent && (command === 'MAIL FROM' || ABOUT_THE_SENDER.has(enhanced)))
    return new MailRefused({ code: 'ESENDER', status, isFinal: false })
  return new MailRefused({
    code: typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'EUNKNOWN',
    status,
    isFinal: isPermanent,
  })
}

/**
 * Checks that the mail server accepts connections. Nothing is sent to it: servers count log-ins, and delay the greeting
 * for unknown clients. A wrong password shows up as queued emails.
 * @throws if it does not answer
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

/** Nobody in between could read along. */
const isOnThisMachine = (server: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(server).hostname)
