import { countEventFacets } from '#features/events/server/catalogue/count-event-facets.ts'
import { listEvents } from '#features/events/server/catalogue/list-events.ts'
import { fillCatalogue } from '#features/events/testing/fill-catalogue.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import type { SqlTask } from './bare/sql.ts'
import type { Line } from './line.ts'
import { median } from './median.ts'
import { serveBare } from './processes.ts'
import { compare, type Load } from './rounds.ts'
import type { Stage } from './stage.ts'
import { type HttpCall, statementsOf } from './statements.ts'

const calls: Record<string, HttpCall> = {
  'list of events': { method: 'POST', path: '/v2/event/list/', body: { page: 1 } },
  'list of events, filtered': {
    method: 'POST',
    path: '/v2/event/list/',
    body: { status: 'upcoming', skill: [1, 2] },
  },
  'list of events, searched': { method: 'POST', path: '/v2/event/list/', body: { search_query: 'autism' } },
  'filter of events': { method: 'GET', path: '/v2/event/filter/' },
  'details of an event': { method: 'GET', path: '/v2/event/details/?id=1' },
}

/** As many as the embedded database must be able to serve; a search blocks its one process. */
const MANY = 10_000

/**
 * Calls of the catalogue compared with bare Fastify and `pg` sending the same SQL. Also checks that a long list needs
 * no more queries, and that a search costs little more than a list on the embedded database.
 */
export default async function bench(stage: Stage): Promise<Line[]> {
  const lines: Line[] = []
  for (const [name, call] of Object.entries(calls)) lines.push(await compareCall(name, call, stage))
  lines.push(await countQueries(stage))
  return [...lines, ...(await searchEmbedded())]
}

async function compareCall(name: string, call: HttpCall, stage: Stage): Promise<Line> {
  const statements = await statementsOf(stage.database, call)
  const task: SqlTask = { databaseUrl: stage.databaseUrl, statements }
  const bare = await serveBare(new URL('./bare/sql.ts', import.meta.url), task)
  const load = (url: string): Load => ({
    url,
    method: call.method,
    ...(call.body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(call.body) }),
  })
  try {
    return await compare({
      work: `${name} / bare Fastify and pg with the same SQL`,
      product: load(stage.product.url + call.path),
      bare: load(`${bare.url}/`),
      atLeast: 0.4,
    })
  } finally {
    await bare.stop()
  }
}

async function countQueries({ database }: Stage): Promise<Line> {
  const queriesOf = async (length: number) =>
    (await statementsOf(database, { method: 'POST', path: '/v2/event/list/', body: { length } })).length
  const [one, hundred] = [await queriesOf(1), await queriesOf(100)]
  return {
    work: 'queries of the list call, length 1 and 100',
    measured: `${one}, ${hundred}`,
    figure: 'equal',
    isMet: one === hundred,
    detail: '',
  }
}

/** The list and the filter of many events on the embedded database, with search words and without. */
async function searchEmbedded(): Promise<Line[]> {
  const database = await openDatabase({ folder: undefined })
  try {
    await migrate(database, 'migrations')
    await fillCatalogue(database.db, MANY)
    await database.db.execute('analyze')
    const without = await timeOf(database, undefined)
    const lines: Line[] = []
    for (const words of ['autism', 'sensory play', 'autsim', 'sensry plya', 'a'.repeat(40), "' or 1=1 --"]) {
      const took = await timeOf(database, words)
      lines.push({
        work: `list and filter of ${MANY} events, embedded, searched for ${words.slice(0, 12)} / the same without words`,
        measured: `${(took / without).toFixed(1)} times`,
        figure: 'at most 5 times',
        isMet: took <= 5 * without,
        detail: `${took.toFixed()} ms, ${without.toFixed()} ms`,
      })
    }
    return lines
  } finally {
    await database.close()
  }
}

/** The median of five calls, in milliseconds, after one that is not counted. */
async function timeOf({ db }: Database, search_query: string | undefined): Promise<number> {
  const asked = { filters: { search_query }, language: 'en', now: TEST_NOW } as const
  const page = { page: 1, length: 12, after: undefined, sorts: [], isDescending: undefined }
  const times: number[] = []
  for (let round = 0; round < 6; round += 1) {
    const start = performance.now()
    await listEvents(db, { ...asked, ...page })
    await countEventFacets(db, asked)
    if (round > 0) times.push(performance.now() - start)
  }
  return median(times)
}
