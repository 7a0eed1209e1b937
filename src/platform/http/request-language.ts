import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isTextLanguage, LANGUAGE_COOKIE, languageInAddress, withoutLanguage } from '#contract/language.ts'
import { CALL_PREFIXES, TEXT_LANGUAGES, type TextLanguage } from '#contract/wire.ts'
import { overwriteGetLocale } from '#messages/runtime.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language that the answer is wanted in. */
    language: TextLanguage
    /** The language that the address names: `/hi/resource` is the page `/resource` in Hindi. */
    addressLanguage: TextLanguage | undefined
  }
}

const spoken = new AsyncLocalStorage<TextLanguage>()
// Jobs and mails name their language themselves.
overwriteGetLocale(() => spoken.getStore() ?? 'en')

const named = new WeakMap<IncomingMessage, TextLanguage>()

/** Takes the language off an address for Fastify's `rewriteUrl`: pages are routed without it. Calls have none. */
export function readLanguageOff(raw: IncomingMessage): string {
  const url = raw.url ?? '/'
  const language = languageInAddress(url)
  if (!language) return url
  const page = withoutLanguage(url)
  if (CALL_PREFIXES.some((prefix) => page.startsWith(prefix))) return url
  named.set(raw, language)
  return page
}

/** Each request knows its language, and `m.words()` speaks it until the answer is sent. */
export function speakItsLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', 'en')
  app.decorateRequest('addressLanguage', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    request.addressLanguage = named.get(request.raw)
    request.language = languageOf(request)
    spoken.run(request.language, done)
  })
  // What is read from the socket in between runs outside of what `run` was given.
  app.addHook('preValidation', (request, _reply, done) => spoken.run(request.language, done))
}

/** Does something of a request that never came to a hook in its language. */
export const inItsLanguage = (request: FastifyRequest, work: () => void): void => {
  request.addressLanguage = named.get(request.raw)
  spoken.run(languageOf(request), work)
}

/** The address says it before the choice kept on the device, and that before the device's own wish. */
function languageOf({ addressLanguage, headers, cookies = {} }: FastifyRequest): TextLanguage {
  if (addressLanguage) return addressLanguage
  const wish = headers['accept-language']
  const chosen = cookies[LANGUAGE_COOKIE]
  // Our client asks in the language of its page. A browser that opens a file or a page tells of its device instead.
  const isOfClient = headers['sec-fetch-mode'] !== 'navigate' && isTextLanguage(wish)
  if (isOfClient) return wish
  return isTextLanguage(chosen) ? chosen : wantedLanguage(wish)
}

/** The first language of the header that texts come in; English when there is none. */
export function wantedLanguage(header: string | undefined): TextLanguage {
  const asked = (header ?? '').slice(0, 200).toLowerCase().split(',')
  for (const part of asked) {
    const known = TEXT_LANGUAGES.find((language) => part.trim().split(/[-;]/)[0] === language)
    if (known) return known
  }
  return 'en'
}
