import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { type CachedPage, createPageCache, type Rendered } from './page-cache.ts'

const textOf = async (page: CachedPage) => String(await page.as('plain'))

const page = (html: string, status = 200): Rendered => ({
  html,
  status,
  headers: { 'content-type': 'text/html' },
})

/** A cache of 10 seconds with a clock that moves only when the test says so. */
function cacheOfTenSeconds() {
  let milliseconds = 1
  const cache = createPageCache(10, { now: () => milliseconds })
  const pass = (seconds: number) => {
    milliseconds += seconds * 1_000
  }
  return { cache, pass }
}

describe('the page cache', () => {
  it('renders a page once while it is fresh, for all who ask at once too', async () => {
    const { cache, pass } = cacheOfTenSeconds()
    const render = vi.fn(async () => page('<h1>पंख</h1>'))
    const [first, second] = await Promise.all([cache.get('/', render), cache.get('/', render)])
    pass(9)
    expect(await cache.get('/', render)).toBe(first)
    expect(second).toBe(first)
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('gives a page plain and compressed, all saying the same', async () => {
    const kept = await createPageCache(10).get('/', async () => page('<h1>पंख</h1>'))
    const [plain, br, gzip] = [await kept.as('plain'), await kept.as('br'), await kept.as('gzip')]
    expect([plain, brotliDecompressSync(br), gunzipSync(gzip)].map(String)).toEqual(
      Array(3).fill('<h1>पंख</h1>'),
    )
    const { status, headers } = kept
    expect([status, headers]).toEqual([200, { 'content-type': 'text/html' }])
  })

  it('serves a stale page at once while it is renewed', async () => {
    const { cache, pass } = cacheOfTenSeconds()
    await cache.get('/', async () => page('old'))
    pass(11)
    expect(await textOf(await cache.get('/', async () => page('new')))).toBe('old')
    await vi.waitFor(async () =>
      expect(await textOf(await cache.get('/', async () => page('newer')))).toBe('new'),
    )
  })

  it('keeps pages of different addresses apart', async () => {
    const cache = createPageCache(10)
    await cache.get('/', async () => page('home'))
    expect(await textOf(await cache.get('/?page=2', async () => page('second')))).toBe('second')
  })

  it('answers a failed rendering without remembering it', async () => {
    const cache = createPageCache(10)
    expect((await cache.get('/', async () => page('sorry', 500))).status).toBe(500)
    expect((await cache.get('/', async () => page('fine'))).status).toBe(200)
    await expect(cache.get('/x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect((await cache.get('/x', async () => page('fine'))).status).toBe(200)
  })

  it('keeps pages of readers with preferences by themselves: they push out nobody else’s', async () => {
    const cache = createPageCache(10)
    const plain = vi.fn(async () => page('plain'))
    const own = vi.fn(async () => page('large letters'))
    await cache.get('/', plain)
    await cache.get('/ 2s', own, { hasPreferences: true })
    expect(await textOf(await cache.get('/ 2s', own, { hasPreferences: true }))).toBe('large letters')
    expect(own).toHaveBeenCalledTimes(1)
    for (let at = 0; at < 1_100; at += 1)
      await cache.get(`/?page=${at} 2s`, async () => page(''), { hasPreferences: true })
    await cache.get('/', plain)
    expect(plain).toHaveBeenCalledTimes(1)
    await cache.get('/ 2s', own, { hasPreferences: true })
    expect(own).toHaveBeenCalledTimes(2)
    cache.clear()
    await cache.get('/ 2s', own, { hasPreferences: true })
    expect(own).toHaveBeenCalledTimes(3)
  })

  it('forgets every page when it is told to', async () => {
    const cache = createPageCache(10)
    await cache.get('/', async () => page('old'))
    cache.clear()
    expect(await textOf(await cache.get('/', async () => page('new')))).toBe('new')
  })

  it('sends what was being rendered when it was told to forget to those who had asked, and to nobody later', async () => {
    const cache = createPageCache(10)
    const old = Promise.withResolvers<Rendered>()
    const renderOld = vi.fn(() => old.promise)
    const asked = [cache.get('/', renderOld), cache.get('/', renderOld)]
    for (let change = 0; change < 5; change += 1) {
      cache.clear()
      await new Promise(setImmediate)
    }
    const later = cache.get('/', async () => page('new'))
    old.resolve(page('old'))
    expect(await Promise.all((await Promise.all(asked)).map(textOf))).toEqual(['old', 'old'])
    expect(renderOld).toHaveBeenCalledTimes(1)
    expect(await textOf(await later)).toBe('new')
    expect(await textOf(await cache.get('/', async () => page('newer')))).toBe('new')
  })

  it('does not keep a renewed page that is older than the forgetting', async () => {
    const { cache, pass } = cacheOfTenSeconds()
    await cache.get('/', async () => page('first'))
    pass(11)
    const old = Promise.withResolvers<Rendered>()
    expect(await textOf(await cache.get('/', () => old.promise))).toBe('first')
    cache.clear()
    old.resolve(page('old'))
    expect(await textOf(await cache.get('/', async () => page('new')))).toBe('new')
  })

  it('keeps nothing for 0 seconds', async () => {
    const cache = createPageCache(0)
    await cache.get('/', async () => page('old'))
    expect(await textOf(await cache.get('/', async () => page('new')))).toBe('new')
  })
})
