import { type Api, type Carrier, createApi, overFetch } from '#contract/client.ts'
import { product } from '#contract/product.ts'
import type { Answered } from '#foundation/analytics/ui/watching/watch-visits.ts'
import { m } from '#messages/messages.js'

/** Calls of this tab that went well. */
export const answered: Answered = {}

/** What carries calls; `foundation/offline` puts its own here once the page is usable. */
export const line: { carry: Carrier } = { carry: overFetch }

/** The contract client of a tab. Texts are asked for in the page's language. */
export const browserApi = (): Api =>
  createApi(
    async (request) => {
      const answer = await line.carry(request)
      if (answer.status < 400) answered.hear?.(request)
      return answer
    },
    () => m.error_unreachable({ product: product.name }),
  )
