import type { FastifyInstance } from 'fastify'
import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { fillEvents } from '#features/events/testing/fill-events.queries.ts'
import { COMMON_WORD, RARE_WORD } from '#foundation/catalogue/testing/fill-catalogue.queries.ts'
import { answerTo, compareGrowth, filledDatabase, mostCounted } from './growth.ts'
import type { Line } from './line.ts'
import type { Stage } from './stage.ts'
import { type HttpCall, withApp } from './statements.ts'

const FEW = 1_000
const MANY = 100_000

/** One catalogue to measure, and what the calls ask for. */
interface Catalogue {
  /** The skill and the tag with the most events. */
  skill: number
  tag: number
  /** An event far down the list. */
  deep: number
  /** The last page that has a number: records beyond it are not counted, or the list ends. */
  lastPage: number
}

const list = (body: object): HttpCall => ({ method: 'POST', path: '/v2/event/list/', body })
const facets = (query: string): HttpCall => ({ method: 'GET', path: `/v2/event/filter/?${query}` })

const works: Record<string, (catalogue: Catalogue) => HttpCall> = {
  'list, by date': () => list({}),
  'list, on demand': () => list({ status: 'on-demand' }),
  'list, live': () => list({ status: 'live' }),
  'list, most registered': () => list({ sort: 1 }),
  'list, best rated': () => list({ sort: 4 }),
  'list, skill and tag': ({ skill, tag }) => list({ skill, tag }),
  'search for a common word': () => list({ search_query: COMMON_WORD }),
  'search for a rare word': () => list({ search_query: RARE_WORD }),
  'search for a word with synonyms': () => list({ search_query: 'play' }),
  'search with a slip of the pen': () => list({ search_query: 'kalediosocpe' }),
  'deep page, by number': ({ lastPage }) => list({ page: lastPage }),
  'deep page, by cursor': ({ deep }) => list({ after: deep }),
  facets: () => facets(''),
  'facets, skill and tag': ({ skill, tag }) => facets(`skill=${skill}&tag=${tag}`),
  hyperlinks: () => ({ method: 'GET', path: '/v2/event/filter/hyperlink/' }),
  related: ({ deep }) => ({ method: 'GET', path: `/v2/event/related/list/?id=${deep}` }),
  'a part of the sitemap': () => ({ method: 'GET', path: '/sitemap/events/1.xml' }),
}

/** How much slower lists and searches are with 100,000 events than with 1,000, most of them past, on PostgreSQL. */
export default async function bench({ databaseUrl }: Stage): Promise<Line[]> {
  const [few, many] = [await fillDatabase(databaseUrl, FEW), await fillDatabase(databaseUrl, MANY)]
  const lines: Line[] = []
  await withApp(few, (small) =>
    withApp(many, async (large) => {
      const [fewOnes, manyOnes] = [await catalogueOf(small), await catalogueOf(large)]
      for (const [name, call] of Object.entries(works))
        lines.push(
          await compareGrowth(`events, ${name}: ${MANY} / ${FEW} of them`, {
            few: { app: small, call: call(fewOnes) },
            many: { app: large, call: call(manyOnes) },
          }),
        )
    }),
  )
  await few.close()
  await many.close()
  return lines
}

const fillDatabase = (databaseUrl: string, count: number) =>
  filledDatabase(databaseUrl, (db) => fillEvents(db, count))

async function catalogueOf(app: FastifyInstance): Promise<Catalogue> {
  const { skills, tags } = (await answerTo({ app, call: facets('') })).data
  const { all_count: total } = await answerTo({ app, call: list({ length: 1 }) })
  const { data } = await answerTo({ app, call: list({ length: 1, page: Math.min(total - 24, 50_000) }) })
  return {
    skill: mostCounted(skills),
    tag: mostCounted(tags),
    deep: data[0].id,
    lastPage: Math.floor(Math.min(total, RECORDS_TOTAL_CAP) / 12),
  }
}
