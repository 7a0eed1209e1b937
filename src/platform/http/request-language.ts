import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isTextLanguage, LANGUAGE_COOKIE, languageInAddress, withoutLanguage } from '#contract/language.ts'
import { CALL_PREFIXES, TEXT_LANGUAGES, type TextLanguage } from '#contract/wire.ts'
import { overwriteGetLocale } from '#messages/runtime.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer. */
    language: TextLanguage
    /** The language in the address: `/hi/resource` is the page `/resource` in Hindi. */
    addressLanguage: TextLanguage | undefined
  }
}

const spoken = new AsyncLocalStorage<TextLanguage>()
// Jobs and emails set their language themselves.
overwriteGetLocale(() => spoken.getStore() ?? 'en')

const named = new WeakMap<IncomingMessage, TextLanguage>()

/** Removes the language from an address, for Fastify's `rewriteUrl`: pages are routed without it. Calls have none. */
export function readLanguageOff(raw: IncomingMessage): string {
  const url = raw.url ?? '/'
  const language = languageInAddress(url)
  if (!language) return url
  const page = withoutLanguage(url)
  if (CALL_PREFIXES.some((prefix) => page.startsWith(prefix))) return url
  named.set(raw, language)
  return page
}

/** Sets each request's language, which `m.words()` uses until the answer is sent. */
export function speakItsLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', 'en')
  app.decorateRequest('addressLanguage', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    request.addressLanguage = named.get(request.raw)
    request.language = languageOf(request)
    spoken.run(request.language, done)
  })
  // Reading from the socket in between leaves the context of `run`.
  app.addHook('preValidation', (request, _reply, done) => spoken.run(request.language, done))
}

/** Runs work in the language of a request that never reached a hook. */
export const inItsLanguage = (request: FastifyRequest, work: () => void): void => {
  request.addressLanguage = named.get(request.raw)
  spoken.run(languageOf(request), work)
}

/** The language in the address wins over the one chosen on the device, and that over the browser's own. */
function languageOf({ addressLanguage, headers, cookies = {} }: FastifyRequest): TextLanguage {
  if (addressLanguage) return addressLanguage
  const wish = headers['accept-language']
  const chosen = cookies[LANGUAGE_COOKIE]
  // Our client sends the language of its page. A browser that opens a file or page sends the device's instead.
  const isOfClient = headers['sec-fetch-mode'] !== 'navigate' && isTextLanguage(wish)
  if (isOfClient) return wish
  return isTextLanguage(chosen) ? chosen : wantedLanguage(wish)
}

/** The header's first language that we have texts in; English if there is none. */
export function wantedLanguage(header: string | undefined): TextLanguage {
  const asked = (header ?? '').slice(0, 200).toLowerCase().split(',')
  for (const part of asked) {
    const known = TEXT_LANGUAGES.find((language) => part.trim().split(/[-;]/)[0] === language)
    if (known) return known
  }
  return 'en'
}
