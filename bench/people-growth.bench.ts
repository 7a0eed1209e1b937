import type { FastifyInstance } from 'fastify'
import { COMMON_NAME, fillPeople } from '#foundation/accounts/testing/fill-people.queries.ts'
import { answerTo, compareGrowth, filledDatabase, insertAsha, tokenOf } from './growth.ts'
import type { Line } from './line.ts'
import type { Stage } from './stage.ts'
import { type HttpCall, withApp } from './statements.ts'

const FEW = 1_000
const MANY = 1_000_000
const LENGTH = 25

/** What the calls ask for: a person far down the list, and the last page that has a number. */
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

const fillDatabase = (databaseUrl: string, count: number) =>
  filledDatabase(databaseUrl, async (db) => {
    await insertAsha(db, { is_admin: true })
    await fillPeople(db, count)
  })

async function askedOf(app: FastifyInstance): Promise<Asked & { token: string }> {
  const token = await tokenOf(app)
  const { data, recordsTotal } = await answerTo({ app, call: list({ length: 1, page: FEW / 2 }), token })
  return { token, person: data[0], lastPage: Math.floor(recordsTotal / LENGTH) }
}
