import type { FastifyInstance } from 'fastify'
import { type Api, createApi } from '#contract/client.ts'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'

export interface InProcessVisitor {
  cookie?: string | undefined
  language: string
  /** The visitor's own, which limits and sessions are told by. */
  address: string
  userAgent?: string | undefined
  /** Hears each answer. */
  onAnswer: (answer: { status: number; setCookies: string[]; clearSiteData: string | undefined }) => void
}

/**
 * The contract client while a page is rendered or a form is answered: the same calls, sent to Fastify in this
 * process with the visitor's cookie, so pages have no second way to data.
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
