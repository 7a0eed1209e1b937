import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { openUploads } from '#foundation/uploads/server/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import { openPdfs } from '#platform/pdf/pdfs.ts'
import { buildApp } from '#server/build-app.ts'

/** One SQL statement as it goes over the wire. */
export interface Statement {
  text: string
  values: unknown[]
}

export interface HttpCall {
  method: 'GET' | 'POST'
  path: string
  body?: object
}

/** An app with the whole contract on a database, called without a network. */
export async function withApp<T>(database: Database, work: (app: FastifyInstance) => Promise<T>): Promise<T> {
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '0' })
  const uploads = openUploads(config.storage)
  const pdfs = openPdfs()
  const parts = { config, log: createLog('silent'), database, clock: systemClock, uploads, pdfs }
  const app = await buildApp(parts)
  try {
    return await work(app)
  } finally {
    await app.close()
    await uploads.close()
    await pdfs.close()
  }
}

/** The statements that the server sends to answer one call, with their current values. */
export async function statementsOf(database: Database, call: HttpCall): Promise<Statement[]> {
  return withApp(database, async (app) => {
    const pool = (database.db as unknown as { $client: pg.Pool }).$client
    const query = pool.query
    const statements: Statement[] = []
    const record = (statement: { text: string }, values: unknown[]) => {
      statements.push({ text: statement.text, values })
      return Reflect.apply(query, pool, [statement, values])
    }
    pool.query = record as never
    try {
      const { method, path, body } = call
      const answer = await app.inject({ method, url: path, ...(body && { payload: body }) })
      if (answer.statusCode !== 200) throw new Error(`${method} ${path} answered ${answer.statusCode}`)
      return statements
    } finally {
      pool.query = query
    }
  })
}
