import Fastify from 'fastify'
import type pg from 'pg'
import { openDatabase } from '#platform/db/database.ts'
import type { Statement } from '../statements.ts'
import { listen, readTask } from './listen.ts'

export interface SqlTask {
  databaseUrl: string
  statements: Statement[]
}

/**
 * Fastify and `pg` alone: sends the statements of one call in the same order, and answers their rows as JSON.
 */
const { databaseUrl, statements } = await readTask<SqlTask>()
// The connections are set up like the product's; drizzle takes no part in the queries.
const { db } = await openDatabase({ url: databaseUrl, poolSize: 10 })
const pool = (db as unknown as { $client: pg.Pool }).$client
const app = Fastify()
app.route({
  method: ['GET', 'POST'],
  url: '/',
  handler: async () => {
    const data: unknown[] = []
    for (const { text, values } of statements) data.push((await pool.query(text, values)).rows)
    return { success: true, data }
  },
})
await listen(app)
