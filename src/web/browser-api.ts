import { type Api, createApi, overFetch, type Transport } from '#contract/client.ts'
import { product } from '#contract/product.ts'
import type { Answered } from '#foundation/analytics/ui/watching/watch-visits.ts'
import { m } from '#messages/messages.js'

/** Listens to this tab's successful calls. */
export const answered: Answered = {}

/** How calls reach the server; `foundation/offline` replaces it once the page is usable. */
export const network: { transport: Transport } = { transport: overFetch }

/** The contract client of a tab. It asks for texts in the page's language. */
export const browserApi = (): Api =>
  createApi(
    async (request) => {
      const answer = await network.transport(request)
      if (answer.status < 400) answered.hear?.(request)
      return answer
    },
    () => m.error_unreachable({ product: product.name }),
  )
