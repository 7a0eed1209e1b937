import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'

/** Runs SQL text unchanged. Without values it may contain several statements, whose rows are returned as one list. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

export function runOnPool(pool: pg.Pool): RunSql {
  return async (text, values) => {
    const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values)
    return { rows: Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows }
  }
}

/** Keeps PGlite's only connection usable if a script of several statements fails half-way. */
export function runOnEmbedded(client: PGlite): RunSql {
  return async (text, values = []) => {
    try {
      if (values.length > 0) return await client.query<Record<string, unknown>>(text, values)
      return { rows: (await client.exec(text)).flatMap((one) => one.rows) }
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    }
  }
}
