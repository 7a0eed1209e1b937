/* Offline copies of public pages: what the page and the service worker share. */

export const PAGES_CACHE = 'pankh-pages'
export const FILES_CACHE = 'pankh-files'
export const PICTURES_CACHE = 'pankh-pictures'
/** Shown instead of a page without a copy. Its own copy comes with the worker (service-worker/keep-shell.ts). */
export const OFFLINE_PAGE = '/offline'
/** The attribute on a copy's root element that says when it was made, by the server's clock. */
export const COPY_MADE_AT = 'data-kept-at'

/** Messages from a page to the worker. */
export type WorkerMessage =
  | {
      kind: 'visited'
      /** Null in data-saver mode: nothing is fetched that nobody asked for. */
      address: string | null
      /** The reader's id; null for a visitor. */
      reader: number | null
      language: string
      reading: string
      /** Built files and pictures that the page used. */
      files: string[]
    }
  | { kind: 'take-over' }

/** Messages from the worker to pages. */
export interface WorkerNews {
  kind: 'sent'
  sent: number
  refused: number
}

/** The cache key of a copy, because one address has a different page per language. */
export const keyOf = (address: string, language: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}kept-in=${language}`
