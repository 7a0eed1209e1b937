import type { FastifyInstance } from 'fastify'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { addressIn, TEXT_LANGUAGES } from '#contract/language.ts'
import { m } from '#messages/messages.js'
import type { Db } from '../db/database.ts'

/** A page that search engines may find. */
export interface MappedPage {
  /** The address from its first slash, without a language: the page exists in each. */
  address: string
  /** When it last changed, ISO 8601; null if unknown. */
  changed_at: string | null
}

/** The pages of one kind, in parts that stay stable as the kind grows. */
export interface MappedKind {
  /** The name in the part's address: `events`. */
  name: string
  /** How many parts there are. */
  countParts(db: Db): Promise<number>
  /** @param part from 1 */
  selectPart(db: Db, part: number): Promise<MappedPage[]>
}

interface SitemapParts {
  db: Db
  /** The product's public address, without a trailing slash. */
  publicUrl: string
  /** Paths that crawlers must not visit. */
  closed: readonly string[]
  kinds: readonly MappedKind[]
}

/** Crawlers come back often; an hour-old answer is good enough. */
const CACHE_CONTROL = 'public, max-age=3600'
const EMPTY =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'
const XML = 'application/xml; charset=utf-8'

/** `/robots.txt`, `/sitemap.xml` and the parts that it lists (sitemaps.org protocol). */
export function serveSitemap(app: FastifyInstance, { db, publicUrl, closed, kinds }: SitemapParts): void {
  const hidden = { schema: { hide: true } }

  app.get('/robots.txt', hidden, (_request, reply) => {
    const rules = closed.flatMap((path) => inEachLanguage(path).map(({ address }) => `Disallow: ${address}`))
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, '']
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(lines.join('\n'))
  })

  app.get('/sitemap.xml', hidden, async (_request, reply) => {
    const index = new SitemapIndexStream()
    for (const { name, countParts } of kinds) {
      const parts = await countParts(db)
      for (let part = 1; part <= parts; part += 1)
        index.write({ url: `${publicUrl}/sitemap/${name}/${part}.xml` })
    }
    index.end()
    return reply
      .type(XML)
      .header('cache-control', CACHE_CONTROL)
      .send(await streamToPromise(index))
  })

  app.get('/sitemap/:name/:part', hidden, async (request, reply) => {
    const { name, part } = request.params as { name: string; part: string }
    const kind = kinds.find((one) => one.name === name)
    const number = Number(/^([1-9]\d{0,6})\.xml$/.exec(part)?.[1])
    if (!kind || !number || number > (await kind.countParts(db)))
      return reply.status(404).type('text/plain; charset=utf-8').send(m.not_found_unknown())
    const pages = await kind.selectPart(db, number)
    // The stream refuses to be empty, but a part is while everything in it is hidden.
    if (pages.length === 0) return reply.type(XML).header('cache-control', CACHE_CONTROL).send(EMPTY)
    const map = new SitemapStream({ hostname: publicUrl })
    for (const { address: plain, changed_at } of pages) {
      const stands = inEachLanguage(plain)
      const links = [...stands, { language: 'x-default', address: plain }].map(({ language, address }) => ({
        lang: language,
        url: address,
      }))
      for (const { address } of stands) {
        map.write({ url: address, links, ...(changed_at ? { lastmod: changed_at } : {}) })
      }
    }
    map.end()
    return reply
      .type(XML)
      .header('cache-control', CACHE_CONTROL)
      .send(await streamToPromise(map))
  })
}

const inEachLanguage = (path: string) =>
  TEXT_LANGUAGES.map((language) => ({ language: language as string, address: addressIn(language, path) }))
