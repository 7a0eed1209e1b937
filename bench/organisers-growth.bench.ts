import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { loadStartingTerms } from '#foundation/taxonomy/server/index.ts'
import { compareGrowth, filledDatabase, insertAsha, tokenOf } from './growth.ts'
import type { Line } from './line.ts'
import { insertGatherings } from './own-things.queries.ts'
import type { Stage } from './stage.ts'
import { type HttpCall, withApp } from './statements.ts'

const FEW = 1_000
const MANY = 100_000
const LENGTH = 25

const list = (body: object): HttpCall => ({ method: 'POST', path: '/v2/admin/event/list/', body })

/** The calls, by the last page that has a number: events beyond it are not counted, or the list ends. */
const works: Record<string, (lastPage: number) => HttpCall> = {
  list: () => list({}),
  'list, latest first': () => list({ flag_descending: true }),
  'list, by title': () => list({ sort: 'title' }),
  'list, most registrations first': () => list({ sort: 'registered' }),
  'list, drafts': () => list({ publication: 'draft' }),
  'search for a frequent word': () => list({ search_query: 'calm' }),
  'search for one event': () => list({ search_query: `calm evenings ${FEW / 2}` }),
  'search for a word that no event has': () => list({ search_query: 'kaleidoscope' }),
  'search for two letters': () => list({ search_query: 'ev' }),
  'deep page, by number': (lastPage) => list({ page: lastPage }),
}

/** How much slower the organisers' list of events is with 100,000 events than with a thousand, on PostgreSQL. */
export default async function bench({ databaseUrl }: Stage): Promise<Line[]> {
  const [few, many] = [await fillDatabase(databaseUrl, FEW), await fillDatabase(databaseUrl, MANY)]
  const lines: Line[] = []
  await withApp(few, (small) =>
    withApp(many, async (large) => {
      const [fewToken, manyToken] = [await tokenOf(small), await tokenOf(large)]
      for (const [name, call] of Object.entries(works))
        lines.push(
          await compareGrowth(`organisers' events, ${name}: ${MANY} / ${FEW} of them`, {
            few: { app: small, call: call(FEW / LENGTH), token: fewToken },
            many: { app: large, call: call(RECORDS_TOTAL_CAP / LENGTH), token: manyToken },
          }),
        )
    }),
  )
  await few.close()
  await many.close()
  return lines
}

const fillDatabase = (databaseUrl: string, count: number) =>
  filledDatabase(databaseUrl, async (db) => {
    await loadStartingTerms(db)
    await insertAsha(db, { is_admin: true })
    await insertGatherings(db, count)
  })
