import type { FastifyInstance } from 'fastify'
import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { fillResources } from '#features/resources/testing/fill-resources.queries.ts'
import { COMMON_WORD, RARE_WORD } from '#foundation/catalogue/testing/fill-catalogue.queries.ts'
import type { Database } from '#platform/db/database.ts'
import { answerTo, type Counted, compareGrowth, filledDatabase, mostCounted } from './growth.ts'
import type { Line } from './line.ts'
import type { Stage } from './stage.ts'
import { type HttpCall, withApp } from './statements.ts'

const FEW = 1_000
const MANY = 1_000_000

/** One library to measure, and what the calls ask for. */
interface Library {
  /** The terms with the most resources. */
  skill: number
  tag: number
  /** A resource far down the list. */
  deep: number
  /** The last page that has a number: records beyond it are not counted, or the list ends. */
  lastPage: number
}

const list = (body: object): HttpCall => ({ method: 'POST', path: '/v2/resource/list/', body })
const facets = (query: string): HttpCall => ({ method: 'GET', path: `/v2/resource/filter/count/?${query}` })

const works: Record<string, (library: Library) => HttpCall> = {
  list: () => list({}),
  'list, newest first': () => list({ sort: 'newest' }),
  'list, one filter': ({ skill }) => list({ skill }),
  'list, two filters': ({ skill, tag }) => list({ skill, tag }),
  facets: () => facets(''),
  'facets, one filter': ({ skill }) => facets(`skill=${skill}`),
  'facets, two filters': ({ skill, tag }) => facets(`skill=${skill}&tag=${tag}`),
  'search for a common word': () => list({ search_query: COMMON_WORD }),
  'search for a rare word': () => list({ search_query: RARE_WORD }),
  'search for a word with synonyms': () => list({ search_query: 'play' }),
  'search with a slip of the pen': () => list({ search_query: 'kalediosocpe' }),
  'deep page, by cursor': ({ deep }) => list({ after: deep }),
  'deep page, by number': ({ lastPage }) => list({ page: lastPage }),
}

/** How much slower lists and searches are in a library of a million than in one of a thousand, on PostgreSQL. */
export default async function bench({ databaseUrl }: Stage): Promise<Line[]> {
  const [small, large] = [await fillDatabase(databaseUrl, FEW), await fillDatabase(databaseUrl, MANY)]
  const lines = await compareLibraries(small, large)
  await small.close()
  await large.close()
  return lines
}

async function compareLibraries(few: Database, many: Database): Promise<Line[]> {
  return withApp(few, (small) =>
    withApp(many, async (large) => {
      const [fewOnes, manyOnes] = [await libraryOf(small), await libraryOf(large)]
      const lines: Line[] = []
      for (const [name, call] of Object.entries(works))
        lines.push(
          await compareGrowth(`resources, ${name}: ${MANY} / ${FEW} of them`, {
            few: { app: small, call: call(fewOnes) },
            many: { app: large, call: call(manyOnes) },
          }),
        )
      return lines
    }),
  )
}

const fillDatabase = (databaseUrl: string, count: number) =>
  filledDatabase(databaseUrl, (db) => fillResources(db, count))

async function libraryOf(app: FastifyInstance): Promise<Library> {
  const { skills, tags, types } = (await answerTo({ app, call: facets('') })).data
  const total = types.reduce((sum: number, { count }: Counted) => sum + count, 0)
  const place = Math.min(total - 24, 90_000)
  const { data } = await answerTo({ app, call: list({ length: 1, page: place }) })
  return {
    skill: mostCounted(skills),
    tag: mostCounted(tags),
    deep: data[0].id,
    lastPage: Math.floor(Math.min(total, RECORDS_TOTAL_CAP) / 12),
  }
}
