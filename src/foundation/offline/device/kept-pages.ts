import { addressIn, languageInAddress, withoutLanguage } from '#contract/language.ts'

/* Copies of public pages: what the page and the service worker agree on. */

export const PAGES_CACHE = 'pankh-pages'
export const FILES_CACHE = 'pankh-files'
export const PICTURES_CACHE = 'pankh-pictures'
/** Where a page leads that is not kept. Its own copy comes with the worker (service-worker/keep-shell.ts). */
export const OFFLINE_PAGE = '/offline'
/** On the root element of a kept copy: when it was made, by the server's clock. */
export const KEPT_AT = 'data-kept-at'

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

/** Pages that are the same for every visitor and worth reading again. */
const PUBLIC =
  /^\/(about|terms|privacy|accessibility|resource|events\/(details\/\d+|on-demand(\/[^/]+){0,2})|certificate-programs\/details\/[^/]+\/[^/]+|creator\/[^/]+|programs\/campaign\/(b\/)?[^/]+|resource\/(?!add$)[^/]+\/\d+)?$/
/** Pages whose thing can be saved as a pack, and the viewers of a resource's files. */
const PACKED_PAGES = [
  ['event', /^\/events\/(?:details|on-demand\/[^/]+)\/(\d+)$/],
  ['resource', /^\/resource\/[^/]+\/(\d+)(?:\/(?:fileviewer|preview))?$/],
] as const

/**
 * Of what an address shows, where that can be saved as a pack. The copy of a page is a visitor's: what it opens through
 * the log-in is what the log-in leads to.
 */
export function packedAt(address: string): { kind: 'event' | 'resource'; thing: number } | undefined {
  const { pathname, searchParams } = new URL(address, 'http://page')
  const path = withoutLanguage(pathname).replace(/\/+$/, '')
  const next = searchParams.get('next')
  if (path === '/auth') return next?.startsWith('/') ? packedAt(next.replace(/^\/auth\b.*/, '/')) : undefined
  for (const [kind, pattern] of PACKED_PAGES) {
    const [, thing] = pattern.exec(path) ?? []
    if (thing !== undefined) return { kind, thing: Number(thing) }
  }
  return undefined
}

/** Lists are other ones by what their address asks for. */
const LISTS = /^\/(resource)?$/

/**
 * The address that a visited page is kept under: without values that change nothing, such as where a visit came from.
 * Undefined for pages that are one person's or not worth it.
 */
export function keptAddress(address: string): string | undefined {
  const { pathname, search } = new URL(address, 'http://page')
  const path = withoutLanguage(pathname).replace(/\/+$/, '') || '/'
  if (!PUBLIC.test(path)) return undefined
  const asked = LISTS.test(path) ? withoutOrigin(search) : ''
  return addressIn(languageInAddress(pathname), path + asked)
}

function withoutOrigin(search: string): string {
  const asked = new URLSearchParams(search)
  for (const name of [...asked.keys()])
    if (/^(utm_|gclid$|referr|referral_code$)/.test(name)) asked.delete(name)
  asked.sort()
  const text = asked.toString()
  return text ? `?${text}` : ''
}

/** Under which a copy lies: the same address is another page in another language. */
export const keyOf = (address: string, language: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}kept-in=${language}`
