import type { FastifyInstance } from 'fastify'
import { type Api, createApi } from '#contract/client.ts'
import { m } from '#messages/messages.js'

/**
 * The contract client while a page is rendered: the same calls, carried to Fastify in this process
 * with the visitor's cookie, so pages have no second way to data.
 * `onStatus` hears each answer's status.
 */
export function inProcessApi(
  app: FastifyInstance,
  visitor: { cookie?: string | undefined; language: string; onStatus: (status: number) => void },
): Api {
  return createApi(
    async ({ method, url, body }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: {
          'accept-language': visitor.language,
          'x-pankh-in-process': app.inProcessKey,
          ...(visitor.cookie ? { cookie: visitor.cookie } : {}),
        },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      visitor.onStatus(answer.statusCode)
      return { status: answer.statusCode, body: answer.json() }
    },
    () => m.error_unreachable(),
  )
}
