import type { FastifyInstance } from 'fastify'
import { hashPassword, insertUser } from '#foundation/accounts/server/index.ts'
import { loadStartingTerms } from '#foundation/taxonomy/server/index.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { answerTo, compareGrowth } from './growth.ts'
import type { Line } from './line.ts'
import { insertGatherings } from './own-things.queries.ts'
import type { Stage } from './stage.ts'
import { type HttpCall, withApp } from './statements.ts'

const FEW = 1_000
const MANY = 100_000
const LENGTH = 25
const PASSWORD = 'Mango-Tree-42'
const EMAIL = 'asha@example.org'

const list = (body: object): HttpCall => ({ method: 'POST', path: '/v2/admin/event/list/', body })

/** What is asked for, by the page where events are no longer counted, or the list ends. */
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
      const [fewToken, manyToken] = [await logIn(small), await logIn(large)]
      for (const [name, call] of Object.entries(works))
        lines.push(
          await compareGrowth(`organisers' events, ${name}: ${MANY} / ${FEW} of them`, {
            few: { app: small, call: call(FEW / LENGTH), token: fewToken },
            many: { app: large, call: call(10_000 / LENGTH), token: manyToken },
          }),
        )
    }),
  )
  await few.close()
  await many.close()
  return lines
}

async function fillDatabase(databaseUrl: string, count: number): Promise<Database> {
  const database = await openDatabase({ url: await createDatabase(databaseUrl), poolSize: 1 })
  await migrate(database, 'migrations')
  await database.runSql('set statement_timeout = 0')
  await loadStartingTerms(database.db)
  const asha = { email: EMAIL, username: 'asha', first_name: 'Asha', last_name: 'Verma', is_admin: true }
  await insertUser(database.db, { ...asha, password_hash: await hashPassword(PASSWORD) })
  await insertGatherings(database.db, count)
  await database.runSql('vacuum analyze')
  return database
}

async function logIn(app: FastifyInstance): Promise<string> {
  const body = { identifier: EMAIL, password: PASSWORD }
  return (await answerTo({ app, call: { method: 'POST', path: '/user/client/login/', body } })).token
}
