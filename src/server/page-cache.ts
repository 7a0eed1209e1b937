import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { Counter, Gauge, type Registry } from 'prom-client'

/** The content encoding of a page. */
export type Encoding = 'br' | 'gzip' | 'plain'

/** A cached page: already compressed, with its headers. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  as(encoding: Encoding): Promise<Buffer>
}

export type Rendered = Pick<CachedPage, 'status' | 'headers'> & { html: string }

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/** The compression level of a page that is sent many times. */
const THOROUGH = 6

/** The most cached pages; about 25 kB each. */
const MOST_PAGES = 1_000

/**
 * The most cached pages for readers with reading preferences. Each of 256 combinations makes a separate page, so they
 * have their own store and never push out the pages of everyone else.
 */
const MOST_PAGES_OF_SETTINGS = 250

/** How long a stale page is still served while it is renewed. */
const MOST_STALE_MS = 60_000

export interface PageCache {
  /** The cached page; a stale one is served while it is renewed. */
  get(key: string, render: () => Promise<Rendered>, of?: { hasPreferences: boolean }): Promise<CachedPage>
  /** Whether the cache has the page, even if stale. */
  has(key: string, of?: { hasPreferences: boolean }): boolean
  /** How many pages are cached. */
  size(): number
  /** Removes every page; called by writes that change what visitors see. */
  clear(): void
}

/**
 * @param seconds how long a page is fresh; 0 turns caching off
 * @param time monotonic milliseconds
 */
export function createPageCache(seconds: number, time: { now(): number } = performance): PageCache {
  if (seconds === 0)
    return {
      get: async (_key, render) => keep(await render()),
      has: () => false,
      size: () => 0,
      clear: () => undefined,
    }
  const pages = pagesFor(seconds, MOST_PAGES, time)
  const pagesWithPreferences = pagesFor(seconds, MOST_PAGES_OF_SETTINGS, time)
  return { get, has, size: () => pages.size + pagesWithPreferences.size, clear }

  async function get(
    key: string,
    render: () => Promise<Rendered>,
    of = { hasPreferences: false },
  ): Promise<CachedPage> {
    const cache = of.hasPreferences ? pagesWithPreferences : pages
    // After a quiet night, the first visitor must not read yesterday's "Live now".
    if (cache.getRemainingTTL(key) < -MOST_STALE_MS) cache.delete(key)
    try {
      return await cache.forceFetch(key, { context: render })
    } catch (error) {
      // A failed rendering is sent, never cached.
      if (error instanceof FailedRendering) return error.page
      throw error
    }
  }

  function has(key: string, of = { hasPreferences: false }): boolean {
    const cache = of.hasPreferences ? pagesWithPreferences : pages
    return cache.peek(key) !== undefined && cache.getRemainingTTL(key) >= -MOST_STALE_MS
  }

  function clear(): void {
    pages.clear()
    pagesWithPreferences.clear()
  }
}

/** Adds the cache to the process's metrics. Call the returned function for each page that was looked up. */
export function countPageCache(cache: PageCache, metrics: Registry | undefined): (isCached: boolean) => void {
  if (!metrics) return () => undefined
  new Gauge({
    name: 'pankh_page_cache_pages',
    help: 'Pages that this process has cached',
    registers: [metrics],
    collect() {
      this.set(cache.size())
    },
  })
  const lookups = new Counter({
    name: 'pankh_page_cache_lookups_total',
    help: 'Pages for visitors, by whether the cache had them (hit or miss)',
    labelNames: ['result'],
    registers: [metrics],
  })
  for (const result of ['hit', 'miss']) lookups.inc({ result }, 0)
  return (isCached) => lookups.inc({ result: isCached ? 'hit' : 'miss' })
}

const pagesFor = (seconds: number, max: number, time: { now(): number }) =>
  new LRUCache<string, CachedPage, () => Promise<Rendered>>({
    max,
    ttl: seconds * 1_000,
    ttlResolution: 0,
    perf: time,
    allowStale: true,
    // A stale page stays while its renewal fails. Without one, the failure is reported and nothing is rendered twice.
    noDeleteOnFetchRejection: true,
    // Those who asked before the cache was cleared get the page that was being rendered, and nobody else. Rendering it
    // again at each change would let one busy person keep it from everyone.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: render }) => {
      const page = await keep(await render())
      if (isPassing(page)) throw new FailedRendering(page)
      return page
    },
  })

/** A server error, or one visitor's refusal, must not be shown to the next visitor. */
const isPassing = ({ status }: CachedPage) => status >= 500 || status === 429

class FailedRendering extends Error {
  readonly page: CachedPage

  constructor(page: CachedPage) {
    super('the page could not be rendered')
    this.page = page
  }
}

/** Stores a page only as Brotli, a sixth of its size. The few other encodings are made from it. */
async function keep({ html, ...page }: Rendered): Promise<CachedPage> {
  const br = await compress(Buffer.from(html), 'br', THOROUGH)
  let gzipped: Promise<Buffer> | undefined
  return {
    ...page,
    async as(encoding) {
      if (encoding === 'br') return br
      if (encoding === 'plain') return fromBrotli(br)
      gzipped ??= fromBrotli(br).then((plain) => compress(plain, 'gzip', THOROUGH))
      return gzipped
    },
  }
}

/** @param level 1 to 9: how much work to spend on a smaller page */
export async function compress(plain: Buffer, kind: Encoding, level: number): Promise<Buffer> {
  if (kind === 'gzip') return toGzip(plain, { level })
  if (kind === 'plain') return plain
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
  return toBrotli(plain, { params: { [quality]: level, [size]: plain.length } })
}
