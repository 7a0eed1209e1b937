import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { rows } from '../query.ts'
import { type CopiedTable, findTables, readInOneForm, rowsAsText } from './copied-tables.ts'

/** Rows of a table as JSON lines. */
export interface RowChunk {
  table: string
  lines: string
  count: number
}

/** Rows fetched at a time, and characters after which a chunk is passed on. */
const FETCHED = 200
const CHUNK_LENGTH = 1_000_000

/**
 * Runs `work` on the tables as they are at one moment, whatever is written meanwhile. The embedded database has one
 * connection, so everything else waits.
 */
export function atOneMoment<T>(db: Db, work: (tx: Db, tables: CopiedTable[]) => Promise<T>): Promise<T> {
  const atOnce = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.transaction(async (tx) => {
    await readInOneForm(tx)
    return work(tx, await findTables(tx))
  }, atOnce)
}

/** All rows of a table, one chunk in memory at a time. Call it inside `atOneMoment`. */
export async function* readRows(tx: Db, table: CopiedTable): AsyncGenerator<RowChunk> {
  await tx.execute(sql`declare copied_rows no scroll cursor for ${rowsAsText(table)}`)
  let lines: string[] = []
  let length = 0
  const chunk = (): RowChunk => ({ table: table.name, lines: lines.join('\n'), count: lines.length })
  for (;;) {
    const fetched = await rows<{ line: string }>(tx, sql`fetch ${sql.raw(String(FETCHED))} from copied_rows`)
    if (fetched.length === 0) break
    for (const { line } of fetched) {
      lines.push(line)
      length += line.length
      if (length < CHUNK_LENGTH) continue
      yield chunk()
      lines = []
      length = 0
    }
  }
  if (lines.length > 0) yield chunk()
  await tx.execute(sql`close copied_rows`)
}

/** A table's number of rows, and a checksum of all of them that doesn't depend on their order. */
export interface TableDigest {
  rows: number
  hash: string
}

/** Call it inside `atOneMoment`, or in a transaction that `readInOneForm` prepared. */
export async function digestOf(tx: Db, table: CopiedTable): Promise<TableDigest> {
  const [digest] = await rows<TableDigest>(
    tx,
    sql`select count(*)::int as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 15))
        ::bit(60)::bigint), 0)::text as hash
      from (${rowsAsText(table)}) as written`,
  )
  return digest ?? { rows: 0, hash: '0' }
}
