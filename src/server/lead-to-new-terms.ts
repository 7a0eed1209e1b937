import type { FastifyInstance } from 'fastify'
import { addressIn } from '#contract/language.ts'
import { selectMergedTerms, type TermList } from '#foundation/taxonomy/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { localAddress } from './page-key.ts'

/** How long a process that misses the announcement of a merge can still redirect as before it. */
const KNOWN_MS = 5_000

/** The lists whose ids appear in the addresses of the catalogues, by their query names. */
const catalogues: Record<string, Record<string, TermList>> = {
  '/': { age_group: 'age_groups', skill: 'skills', tag: 'tags', type: 'event_types' },
  '/resource': { age_group: 'age_groups', skill: 'skills', tag: 'tags', type: 'resource_types' },
  '/certificate-programs/details': { age_group: 'age_groups', skill: 'skills', tag: 'tags' },
}

type Led = ReadonlyMap<string, number>
const keyOf = (list: TermList, id: string | number) => `${list} ${id}`

/** Redirects addresses with the id of a merged term to the term that replaced it. */
export function leadToNewTerms(app: FastifyInstance, db: Db): void {
  let known: { led: Led; until: number } | undefined

  // The administrator who merged the terms is redirected at once.
  app.addHook('onSend', async (request) => {
    if (request.routeOptions.config?.changesPages) known = undefined
  })
  app.changes?.on('pages', () => {
    known = undefined
  })

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const [path = '', query = ''] = localAddress(request.url).split('?')
    const lists = catalogues[path] ?? catalogues[path.replace(/\/$/, '')]
    if (!lists || !Object.keys(lists).some((name) => query.includes(`${name}=`))) return
    const values = new URLSearchParams(query)
    if (!lead(values, lists, await mergedTerms())) return
    return reply
      .header('cache-control', 'no-cache')
      .redirect(addressIn(request.addressLanguage, `${path}?${values}`), 301)
  })

  async function mergedTerms(): Promise<Led> {
    if (known && known.until > performance.now()) return known.led
    // If the database is unavailable, cached pages can still be served.
    const merged = await selectMergedTerms(db).catch(() => [])
    const led = new Map(merged.map(({ list, id, into }) => [keyOf(list, id), into]))
    known = { led, until: performance.now() + KNOWN_MS }
    return led
  }
}

/** Replaces each old term with the new one, once. Returns whether there was one. */
function lead(values: URLSearchParams, lists: Record<string, TermList>, led: Led): boolean {
  let isLed = false
  for (const [name, list] of Object.entries(lists)) {
    const given = values.getAll(name)
    const now = given.map((id) => String(led.get(keyOf(list, id)) ?? id))
    if (now.every((id, place) => id === given[place])) continue
    isLed = true
    values.delete(name)
    for (const id of new Set(now)) values.append(name, id)
  }
  return isLed
}
