/* Offline copies of public pages: what the page and the service worker agree on. */

export const PAGES_CACHE = 'pankh-pages'
export const FILES_CACHE = 'pankh-files'
export const PICTURES_CACHE = 'pankh-pictures'
/**
 * The page that is shown in place of one without a copy. Its copy comes with the worker
 * (service-worker/keep-shell.ts).
 */
export const OFFLINE_PAGE = '/offline'
/** The attribute on the root element of a copy that says when it was made, by the server's clock. */
export const COPY_MADE_AT = 'data-kept-at'

/** What a page tells the worker. */
export type WorkerMessage =
  | {
      kind: 'visited'
      /** Null where data is saved: nothing is fetched that nobody asked for. */
      address: string | null
      /** The id of who read it; null for a visitor. */
      reader: number | null
      language: string
      reading: string
      /** Built files and pictures that the page had. */
      files: string[]
    }
  | { kind: 'take-over' }

/** What the worker tells pages. */
export interface WorkerNews {
  kind: 'sent'
  sent: number
  refused: number
}

/** The key under which a copy lies: the same address is another page in another language. */
export const keyOf = (address: string, language: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}kept-in=${language}`
