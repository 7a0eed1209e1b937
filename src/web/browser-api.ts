import { type Api, createApi, overFetch } from '#contract/client.ts'
import { m } from '#messages/messages.js'

/** The contract client of a tab. Texts are asked for in the page's language. */
export const browserApi = (): Api => createApi(overFetch, () => m.error_unreachable())
