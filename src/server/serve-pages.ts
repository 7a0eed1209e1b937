import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressIn, LANGUAGE_COOKIE, languageInAddress } from '#contract/language.ts'
import { type PostedForm, TOAST_COOKIE } from '#contract/page-form.ts'
import { shownProduct } from '#contract/product.ts'
import { CALL_PREFIXES } from '#contract/wire.ts'
import { CONSENT_COOKIE, DECIDED } from '#foundation/accounts/accounts.contract.ts'
import {
  parseReadingPreferences,
  READING_COOKIE,
  writeReadingPreferences,
} from '#foundation/reading-preferences/short-form.contract.ts'
import { m } from '#messages/messages.js'
import type { Config } from '#platform/config/config.ts'
import { isInProcess } from '#platform/http/http.ts'
import { inlineScriptHashes } from '#platform/http/inline-script-hashes.ts'
import type { RequestParts } from '#platform/http/serve.ts'
import type { PageContext } from '#web/page-context.ts'
import { inProcessApi, pageApi } from './in-process-api.ts'
import {
  compress,
  countPageCache,
  createPageCache,
  type Encoding,
  type PageCache,
  type Rendered,
} from './page-cache.ts'
import {
  inOrder,
  isPersonalPage,
  localAddress,
  pageAddress,
  type SearchOf,
  withAskedQuery,
} from './page-key.ts'
import { pagePolicy } from './page-policy.ts'
import { createRenderBudget, createRenderLine } from './page-renders.ts'
import { answerForm, labelsIn } from './serve-forms.ts'
import { createSharedAnswers } from './shared-answers.ts'

interface ForPerson {
  nonce: string
  posted?: PostedForm | undefined
}

/** Seconds after which to retry a page that could not be shown. */
const RETRY_AFTER: Record<number, string> = { 503: '5', 429: '60' }

/** How many seconds a device keeps the language of a visitor's first page. */
const LANGUAGE_MAX_AGE = 31_536_000

/** The compression level of a page that is sent once. */
const QUICK = 4

/** The built pages (src/web/server.tsx). */
export interface BuiltPages {
  /** Renders the page at an address. The body of the response is `html`. */
  render: (request: Request, context: PageContext) => Promise<{ response: Response; html: string }>
  searchOf: SearchOf
}

/** Not indexed by search engines, and not passed on as the referrer. */
const PERSONAL_HEADERS = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const

/** Every address that is no call of the contract is a page (src/web/sitemap.ts). */
export function servePages(
  app: FastifyInstance,
  config: Config,
  pages: BuiltPages,
  { isHotReloaded = false } = {},
): PageCache {
  const offersConsent = config.amplitude !== undefined
  const cache = createPageCache(config.pages.cacheSeconds)
  const shared = createSharedAnswers(config.pages.cacheSeconds)
  const forget = () => {
    cache.clear()
    shared.clear()
  }
  const countLookup = countPageCache(cache, app.metrics)
  const budget = createRenderBudget(config.pages.rendersPerMinute)
  const inLine = createRenderLine()
  const policy = pagePolicy(config, { isHotReloaded })
  // Before the answer is sent, so that the person who made the change, and everyone else, sees it at the next request.
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config?.changesPages && reply.statusCode < 400) forget()
  })
  app.changes?.on('pages', forget)
  // Absent if requests are not limited.
  const limited = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {}
  app.setNotFoundHandler(limited, async (request, reply) => {
    if (isCall(request.url) || isCallOfPage(app, request)) return answerNoSuchCall(app, request, reply)
    keepLanguage(request, reply, config.http.publicUrl.startsWith('https:'))
    const isPersonal = isPersonalPage(request.url)
    if (isPersonal) reply.headers(PERSONAL_HEADERS)
    if (isPostedForm(request)) {
      await budget.expectLeft(request.ip, m.error_too_many_forms())
      return answerForm(app, { request, reply, renderAgain: personsPage })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerNoSuchCall(app, request, reply)
    if (isLanguageNamedTwice(request))
      return reply.redirect(addressIn(request.addressLanguage, localAddress(request.url)), 301)
    if (isPersonal || request.cookies.accesstoken || request.cookies[TOAST_COOKIE]) {
      await budget.expectLeft(request.ip)
      return personsPage(request, reply)
    }
    return visitorsPage(request, reply)
  })
  return cache

  /** Rendered for one person: never cached, its scripts allowed by a nonce. */
  async function personsPage(request: FastifyRequest, reply: FastifyReply, posted?: PostedForm) {
    const nonce = randomBytes(16).toString('base64')
    const person = { nonce, posted }
    const address = addressIn(request.addressLanguage, inOrder(localAddress(request.url)))
    // The error summary comes before the fields that it names, so it gets their labels from an earlier rendering.
    if (posted?.failure?.errors.some(({ field }) => field)) {
      const { html } = await renderPage({ request, reply }, address, person)
      posted.labels = labelsIn(html, posted.failure)
    }
    const { html, status, setCookies, location } = await renderPage({ request, reply }, address, person)
    // A form that came back already has its status.
    reply.status(posted && status === 200 ? reply.statusCode : status).type('text/html; charset=utf-8')
    const retryAfter = RETRY_AFTER[reply.statusCode]
    if (retryAfter) reply.header('retry-after', retryAfter)
    for (const cookie of setCookies) reply.header('set-cookie', cookie)
    // A page that leads on shows no message: the next one does.
    if (request.cookies[TOAST_COOKIE] && !location) reply.clearCookie(TOAST_COOKIE, { path: '/' })
    reply.header('cache-control', 'private, no-store')
    reply.header('content-security-policy', policy(`'nonce-${nonce}' 'strict-dynamic'`, request.url))
    if (location) reply.header('location', location)
    const kind = wantedEncoding(request.headers['accept-encoding'])
    if (kind !== 'plain') reply.header('content-encoding', kind)
    return reply.header('vary', VARY).send(await compress(Buffer.from(html), kind, QUICK))
  }

  /** Sends the page that is the same for everyone without an account: rendered once, cached for a few seconds. */
  async function visitorsPage(request: FastifyRequest, reply: FastifyReply) {
    const address = addressIn(request.addressLanguage, pageAddress(request.url, pages.searchOf))
    const preferences = readingPreferencesOf(request)
    // Visitors who answered see the page without the consent question. Without an analytics key, there is one page for
    // all.
    const answered = offersConsent && hasDecided(request) ? 'answered' : ''
    const key = [address, request.language, preferences, answered].join(' ')
    const hasPreferences = preferences !== ''
    const isCached = cache.has(key, { hasPreferences })
    countLookup(isCached)
    if (!isCached) await budget.expectLeft(request.ip)
    const page = await cache.get(key, () => renderForVisitors({ request, reply }, address), {
      hasPreferences,
    })
    const kind = wantedEncoding(request.headers['accept-encoding'])
    reply.status(page.status).headers(page.headers).header('vary', VARY)
    const { location } = page.headers
    if (location) reply.header('location', withAskedQuery(location, request.url))
    if (kind !== 'plain') reply.header('content-encoding', kind)
    return reply.send(await page.as(kind))
  }

  async function renderForVisitors(parts: RequestParts, address: string): Promise<Rendered> {
    const { request } = parts
    const { html, status, location } = await renderPage(parts, address)
    return {
      status,
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy(["'self'", ...inlineScriptHashes(html)].join(' '), request.url),
        ...(location ? { location } : {}),
        ...(RETRY_AFTER[status] ? { 'retry-after': RETRY_AFTER[status] } : {}),
      },
    }
  }

  /**
   * A page that failed because the database was unavailable has the status 503, and so has one that is shown without
   * the data of a failed call: such a page is never cached.
   */
  async function renderPage(parts: RequestParts, address: string, person?: ForPerson) {
    const { request } = parts
    await budget.count(request.ip)
    let isAway = false
    let isPartial = false
    const setCookies = new Set<string>()
    const hasCookie = Boolean(request.cookies.accesstoken)
    const onStatus = (status: number) => {
      isAway ||= status === 503
      isPartial ||= status >= 500
    }
    const others = inProcessApi(app, {
      // A page that visitors share must not depend on anyone's cookie.
      cookie: person ? request.headers.cookie : undefined,
      language: request.language,
      address: request.ip,
      onAnswer: (answer) => {
        onStatus(answer.status)
        for (const cookie of answer.setCookies) setCookies.add(cookie)
      },
    })
    const api = pageApi({ app, parts, isPersonal: person !== undefined, shared, others, onStatus })
    const context: PageContext = {
      api,
      publicUrl: config.http.publicUrl,
      language: request.language,
      addressLanguage: request.addressLanguage,
      readingPreferences: readingPreferencesOf(request),
      shown: shownProduct(),
      hasCookie,
      offersConsent,
      hasDecided: hasDecided(request),
      posted: person?.posted,
      notice: person ? request.cookies[TOAST_COOKIE] : undefined,
      ...(person ? { nonce: person.nonce } : {}),
    }
    const { response, html } = await inLine(() => pages.render(asWebRequest(request, address), context))
    const isUnavailable = response.status === 500 ? isAway : response.status === 200 && isPartial
    const location = inItsLanguage(request, response.headers.get('location'))
    return { html, setCookies, location, status: isUnavailable ? 503 : response.status }
  }

  function asWebRequest(request: FastifyRequest, address: string): Request {
    const headers = new Headers({ accept: 'text/html' })
    if (request.cookies.accesstoken && request.headers.cookie) headers.set('cookie', request.headers.cookie)
    return new Request(`${config.http.publicUrl}${address}`, { headers })
  }
}

/** The person's own choice; until they make one, the browser's preference. */
const readingPreferencesOf = ({ cookies, headers }: FastifyRequest): string =>
  writeReadingPreferences(
    parseReadingPreferences(cookies[READING_COOKIE] ?? (headers['save-data'] === 'on' ? 'd' : undefined)),
  )

/** Stores the page's language for a visitor who has not chosen one, so that the next pages use it too. */
function keepLanguage(
  { addressLanguage, cookies }: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): void {
  if (!addressLanguage || cookies[LANGUAGE_COOKIE]) return
  reply.setCookie(LANGUAGE_COOKIE, addressLanguage, {
    path: '/',
    maxAge: LANGUAGE_MAX_AGE,
    sameSite: 'lax',
    secure,
  })
}

/** `/hi/hi/events` is the same page as `/hi/events`. */
const isLanguageNamedTwice = ({ addressLanguage, originalUrl }: FastifyRequest): boolean =>
  addressLanguage !== undefined && languageInAddress(originalUrl.replace(/^\/+[^/?#]+/, '')) !== undefined

/** Pages redirect to addresses without a language. */
function inItsLanguage({ addressLanguage }: FastifyRequest, location: string | null): string | null {
  const isPage = location?.startsWith('/') && !isCall(location)
  return location && isPage ? addressIn(addressLanguage ?? languageInAddress(location), location) : location
}

const hasDecided = ({ cookies }: FastifyRequest): boolean =>
  cookies[CONSENT_COOKIE]?.startsWith(DECIDED) ?? false

function isPostedForm({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'POST' &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers['content-type'] ?? '')
  )
}

/** A request that a page makes while it is rendered is a call, whatever its address; only browsers request pages. */
const isCallOfPage = (app: FastifyInstance, { headers }: FastifyRequest): boolean =>
  isInProcess(app, headers) && headers.accept !== 'text/html'

function isCall(url: string): boolean {
  return CALL_PREFIXES.some((prefix) => `${localAddress(url)}/`.startsWith(prefix))
}

/** What pages depend on, besides their address. */
const VARY = 'accept-encoding, accept-language, cookie, save-data'

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

/** Answers an unknown call in the wire form; 405 if the address accepts another method. */
function answerNoSuchCall(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const path = localAddress(request.url).split('?', 1)[0]?.replace(/\/$/, '') ?? ''
  const allowed = METHODS.filter((method) => [path, `${path}/`].some((url) => app.hasRoute({ method, url })))
  const isKnown = allowed.length > 0
  if (isKnown) reply.header('allow', allowed.join(', '))
  const code = isKnown ? 'MethodNotAllowed' : 'NotFound'
  const message = isKnown ? m.error_method_not_allowed() : m.not_found_unknown()
  return reply
    .status(isKnown ? 405 : 404)
    .send({ success: false, data: { message }, errors: [{ code, message }] })
}

function wantedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}
