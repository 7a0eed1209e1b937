import type { FastifyInstance } from 'fastify'
import { hashPassword, insertUser } from '#foundation/accounts/server/index.ts'
import { COMMON_NAME, fillPeople } from '#foundation/accounts/testing/fill-people.queries.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { answerTo, compareGrowth } from './growth.ts'
import type { Line } from './line.ts'
import type { Stage } from './stage.ts'
import { type HttpCall, withApp } from './statements.ts'

const FEW = 1_000
const MANY = 1_000_000
const LENGTH = 25
const PASSWORD = 'Mango-Tree-42'
const EMAIL = 'asha@example.org'

/** What is asked for: somebody far down the list, and the page where people are no longer counted or the list ends. */
interface Asked {
  person: { id: number; name: string; email: string }
  lastPage: number
}

const list = (body: object): HttpCall => ({ method: 'POST', path: '/v2/admin/people/list/', body })

const works: Record<string, (asked: Asked) => HttpCall> = {
  list: () => list({}),
  'list, by name': () => list({ sort: 'name' }),
  'list, last seen first': () => list({ sort: 'seen' }),
  'list, members': () => list({ state: 'member' }),
  'list, not confirmed': () => list({ state: 'unverified' }),
  'search for a frequent name': () => list({ search_query: COMMON_NAME }),
  'search for a whole name': ({ person }) => list({ search_query: person.name }),
  'search for an email': ({ person }) => list({ search_query: person.email }),
  'search for the beginning of an email': ({ person }) =>
    list({ search_query: person.email.replace(/@.*/, '') }),
  'search for two letters': () => list({ search_query: 'zo' }),
  'search for a name that nobody has': () => list({ search_query: 'Brzeczyszczykiewicz' }),
  'deep page, by number': ({ lastPage }) => list({ page: lastPage }),
  'one person': ({ person }) => ({ method: 'GET', path: `/v2/admin/people/details/?id=${person.id}` }),
}

/** How much slower the administration's list of people is with a million people than with a thousand, on PostgreSQL. */
export default async function bench({ databaseUrl }: Stage): Promise<Line[]> {
  const [few, many] = [await fillDatabase(databaseUrl, FEW), await fillDatabase(databaseUrl, MANY)]
  const lines: Line[] = []
  await withApp(few, (small) =>
    withApp(many, async (large) => {
      const [fewOnes, manyOnes] = [await askedOf(small), await askedOf(large)]
      for (const [name, call] of Object.entries(works))
        lines.push(
          await compareGrowth(`people, ${name}: ${MANY} / ${FEW} of them`, {
            few: { app: small, call: call(fewOnes), token: fewOnes.token },
            many: { app: large, call: call(manyOnes), token: manyOnes.token },
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
  // Filling takes a minute; a call may take 15 seconds.
  await database.runSql('set statement_timeout = 0')
  const asha = { email: EMAIL, username: 'asha', first_name: 'Asha', last_name: 'Verma', is_admin: true }
  await insertUser(database.db, { ...asha, password_hash: await hashPassword(PASSWORD) })
  await fillPeople(database.db, count)
  return database
}

async function askedOf(app: FastifyInstance): Promise<Asked & { token: string }> {
  const body = { identifier: EMAIL, password: PASSWORD }
  const { token } = await answerTo({ app, call: { method: 'POST', path: '/user/client/login/', body } })
  const { data, recordsTotal } = await answerTo({ app, call: list({ length: 1, page: FEW / 2 }), token })
  return { token, person: data[0], lastPage: Math.floor(recordsTotal / LENGTH) }
}
