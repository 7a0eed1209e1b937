import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AnyInput, type Api, asFailure, createApi } from '#contract/client.ts'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { callInProcess, type WireAnswer } from '#platform/http/call-in-process.ts'
import type { RequestParts, ServedCall } from '#platform/http/serve.ts'
import type { SharedAnswers } from './shared-answers.ts'

export interface InProcessVisitor {
  cookie?: string | undefined
  language: string
  /** The visitor's own address, for limits and sessions. */
  address: string
  userAgent?: string | undefined
  /** Called with each answer. */
  onAnswer: (answer: { status: number; setCookies: string[]; clearSiteData: string | undefined }) => void
}

/**
 * The contract client while a form is answered: the same calls, sent to Fastify in this process with the visitor's
 * cookie, so that pages have only one way to get data.
 */
export function inProcessApi(app: FastifyInstance, visitor: InProcessVisitor): Api {
  return createApi(
    async ({ method, url, body }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        remoteAddress: visitor.address,
        headers: {
          'accept-language': visitor.language,
          'x-pankh-in-process': app.inProcessKey,
          ...(visitor.cookie ? { cookie: visitor.cookie } : {}),
          ...(visitor.userAgent ? { 'user-agent': visitor.userAgent } : {}),
        },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const setCookies = [answer.headers['set-cookie'] ?? []].flat()
      const clearSiteData = answer.headers['clear-site-data'] as string | undefined
      visitor.onAnswer({ status: answer.statusCode, setCookies, clearSiteData })
      return { status: answer.statusCode, body: answer.json() }
    },
    () => m.error_unreachable({ product: product.name }),
  )
}

interface PageOf {
  app: FastifyInstance
  parts: RequestParts
  /** False for a page that all visitors share: its calls see no cookie and can't set one. */
  isPersonal: boolean
  shared: SharedAnswers
  /** Handles calls that change what others see, for which Fastify's hooks must run. */
  others: Api
  /** Called with the status of each answer. */
  onStatus: (status: number) => void
}

/**
 * The contract client while a page is rendered: calls that only read go straight to their routes, on behalf of the
 * page's request, so that the person is looked up once for all of them.
 */
export function pageApi({ app, parts, isPersonal, shared, others, onStatus }: PageOf): Api {
  const personal = partsOfPage(parts, { isPersonal })
  const anyones = partsOfPage(parts, { isPersonal: false })
  const { language } = parts.request

  function answerOf(served: ServedCall, input: AnyInput, name: string): Promise<WireAnswer> {
    if (!served.endpoint.isSameForAll) return callInProcess(app, { call: served, input }, personal)
    const key = JSON.stringify([name, language, input])
    return shared.get(key, () => callInProcess(app, { call: served, input }, anyones))
  }

  const call = async (name: string, input: AnyInput) => {
    const served = app.calls.get(name)
    if (!served || served.endpoint.changesPages || served.endpoint.files)
      return others(name as never, input as never)
    const { status, body } = await answerOf(served, input, name)
    onStatus(status)
    return status < 400 ? body : asFailure(status, body, m.error_unreachable({ product: product.name }))
  }
  return call as Api
}

/** What a page's calls see of its request: whose page it is, and nothing else that the browser sent. */
function partsOfPage(
  { request, reply }: RequestParts,
  { isPersonal }: { isPersonal: boolean },
): RequestParts {
  const { cookie } = isPersonal ? request.headers : {}
  const headers = { 'accept-language': request.language, ...(cookie ? { cookie } : {}) }
  const seen: FastifyRequest = Object.create(request, {
    headers: { value: headers },
    cookies: { value: isPersonal ? request.cookies : {} },
    // A page rendered for the cache can outlive its connection.
    ip: { value: request.ip },
  })
  const ignore = { value: () => given }
  // The page sets its own headers.
  const given: FastifyReply = Object.create(reply, {
    header: ignore,
    headers: ignore,
    ...(isPersonal ? {} : { setCookie: ignore, clearCookie: ignore }),
  })
  return { request: seen, reply: given }
}
