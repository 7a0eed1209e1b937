import type { Config } from '../config/config.ts'

/** A message from a registered template: businesses can't start a conversation with any other text. */
export interface TemplateMessage {
  template: string
  /** The language of the template, such as `hi`. */
  language: string
  /** E.164. */
  to: string
  /** The values of the template's parameters, in order. Each is a single line. */
  params: readonly string[]
}

export interface Whatsapp {
  /** @throws WhatsappRefused if the service won't accept it now, or ever */
  send(message: TemplateMessage): Promise<void>
}

/** Why the service did not accept a message, as codes: its own text quotes numbers. */
export class WhatsappRefused extends Error {
  /** Whether a retry would also be refused. */
  readonly isFinal: boolean

  constructor(status: number | undefined) {
    super(status === undefined ? 'no answer' : `status ${status}`)
    this.name = 'WhatsappRefused'
    // Only the operator can fix a wrong key, and rate limits end.
    this.isFinal =
      status !== undefined && status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
  }
}

const PATIENCE_MS = 10_000

/** The WhatsApp Cloud API. Undefined if it is not set up: then nothing is sent. */
export function createWhatsapp(access: Config['whatsapp']): Whatsapp | undefined {
  if (!access) return undefined
  return {
    async send({ template, language, to, params }) {
      const parameters = params.map((text) => ({ type: 'text', text: inOneLine(text) }))
      const message = {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace(/^\+/, ''),
        type: 'template',
        template: {
          name: template,
          language: { code: language },
          components: [{ type: 'body', parameters }],
        },
      }
      const answer = await fetch(`${access.url}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(message),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined)
      await answer?.body?.cancel()
      if (!answer?.ok) throw new WhatsappRefused(answer?.status)
    },
  }
}

/** Values may not contain line breaks, tabs or more than four spaces in a row; an empty one is refused. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 1_000) || '–'
