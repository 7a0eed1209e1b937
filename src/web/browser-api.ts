import { type Api, createApi, overFetch } from '#contract/client.ts'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'

/** The contract client of a tab. Texts are asked for in the page's language. */
export const browserApi = (): Api =>
  createApi(overFetch, () => m.error_unreachable({ product: product.name }))
