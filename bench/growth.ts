import type { FastifyInstance } from 'fastify'
import { hashPassword, insertUser } from '#foundation/accounts/server/index.ts'
import { loadStartingWords } from '#foundation/search-words/server/index.ts'
import { type Database, type Db, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import type { Line } from './line.ts'
import { median } from './median.ts'
import type { HttpCall } from './statements.ts'

/** How many times slower a call may be with a thousand times as many rows (docs/rules/bars.md, Performance). */
const MOST_TIMES = 3
const ROUNDS = 31
/** The first rounds, in which PostgreSQL plans the statements and reads their pages from disk. */
const UNCOUNTED = 8

const ASHA = { email: 'asha@example.org', password: 'Mango-Tree-42' }

/** A new database on the server, migrated and filled, with the synonyms of a new installation. */
export async function filledDatabase(
  databaseUrl: string,
  fill: (db: Db) => Promise<unknown>,
): Promise<Database> {
  const database = await openDatabase({ url: await createDatabase(databaseUrl), poolSize: 1 })
  await migrate(database, 'migrations')
  // Filling takes minutes; a call may take 15 seconds.
  await database.runSql('set statement_timeout = 0')
  await loadStartingWords(database.db)
  await fill(database.db)
  await database.runSql('vacuum analyze')
  return database
}

/** Adds the person whose token {@link tokenOf} gets. Returns the id. */
export async function insertAsha(db: Db, { is_admin = false } = {}): Promise<number> {
  const { email, password } = ASHA
  const names = { username: 'asha', first_name: 'Asha', last_name: 'Verma' }
  const id = await insertUser(db, { ...names, email, is_admin, password_hash: await hashPassword(password) })
  if (id === undefined) throw new Error('Asha is there already')
  return id
}

/** Logs in the person of {@link insertAsha}. */
export async function tokenOf(app: FastifyInstance): Promise<string> {
  const body = { identifier: ASHA.email, password: ASHA.password }
  return (await answerTo({ app, call: { method: 'POST', path: '/user/client/login/', body } })).token
}

/** A call, the app that answers it, and the caller. */
export interface Asked {
  app: FastifyInstance
  call: HttpCall
  token?: string | undefined
}

/**
 * How many times slower a call is with many rows than with few. It is measured on both in turn, so that a slow moment
 * affects both; the medians count.
 */
export async function compareGrowth(work: string, asked: Record<'few' | 'many', Asked>): Promise<Line> {
  const times: Record<'few' | 'many', number>[] = []
  for (let round = 0; round < UNCOUNTED + ROUNDS; round += 1)
    times.push({ few: await timeOf(asked.few), many: await timeOf(asked.many) })
  const each = (side: 'few' | 'many') => median(times.slice(UNCOUNTED).map((one) => one[side]))
  const ratio = each('many') / each('few')
  return {
    work,
    measured: `${ratio.toFixed(2)} times`,
    figure: `≤ ${MOST_TIMES} times`,
    isMet: ratio <= MOST_TIMES,
    detail: `${each('many').toFixed(1)} against ${each('few').toFixed(1)} ms`,
  }
}

/** The answer to the call, as JSON. @throws for anything but success */
export const answerTo = async (asked: Asked) => (await ask(asked)).json()

async function ask({ app, call, token }: Asked) {
  const { method, path, body } = call
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) })
  if (answer.statusCode !== 200) throw new Error(`${method} ${path} answered ${answer.statusCode}`)
  return answer
}

async function timeOf(asked: Asked): Promise<number> {
  const start = performance.now()
  await ask(asked)
  return performance.now() - start
}

export interface Counted {
  id: number
  count: number
}

/** The id of the term with the highest count. */
export const mostCounted = (terms: Counted[]): number =>
  terms.toSorted((one, other) => other.count - one.count)[0]?.id ?? 0
