import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { rows } from '../query.ts'
import { type CopiedTable, findTables, readInOneForm, type Sequence } from './copied-tables.ts'
import type { RowChunk } from './read-rows.ts'

export interface LoadedRows {
  chunks: AsyncIterable<RowChunk>
  /** Requested after the last chunk. */
  sequences(): Promise<Sequence[]>
}

/**
 * Replaces all rows of the database, in the caller's transaction. Foreign keys are checked once all rows are loaded, so
 * their order does not matter. Triggers don't run: the loaded rows already contain their effects.
 * @returns the number of rows by table
 */
export async function loadRows(tx: Db, { chunks, sequences }: LoadedRows): Promise<Map<string, number>> {
  await readInOneForm(tx)
  const tables = new Map((await findTables(tx)).map((table) => [table.name, table]))
  await emptyTables(tx, [...tables.keys()])
  const { before, after } = await suspendedChecks(tx)
  await runEach(tx, before)
  const counts = new Map<string, number>()
  for await (const chunk of chunks) {
    const table = tables.get(chunk.table)
    if (!table) throw new Error(`There is no table ${chunk.table} to load rows into.`)
    await insertRows(tx, table, chunk)
    counts.set(chunk.table, (counts.get(chunk.table) ?? 0) + chunk.count)
  }
  await runEach(tx, after)
  for (const sequence of await sequences()) await continueAfter(tx, sequence)
  return counts
}

async function emptyTables(tx: Db, names: string[]): Promise<void> {
  const filled = await rows<{ name: string }>(
    tx,
    sql.raw(
      names.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
    ),
  )
  // Emptying all tables would rewrite each of their files. Tables that reference these are ours as well.
  if (filled.length > 0)
    await tx.execute(sql.raw(`truncate ${filled.map(({ name }) => name).join(', ')} cascade`))
}

/** Names only the columns that the rows have; others get their default. */
async function insertRows(tx: Db, { name, columns }: CopiedTable, { lines }: RowChunk): Promise<void> {
  const [first = '{}'] = lines.split('\n', 1)
  const given = new Set(Object.keys(JSON.parse(first)))
  const written = columns.filter((column) => given.has(column.name))
  const join = (each: (column: CopiedTable['columns'][number]) => ReturnType<typeof sql>) =>
    sql.join(written.map(each), sql`, `)
  await tx.execute(sql`insert into ${sql.raw(name)} (${join((column) => sql`${sql.identifier(column.name)}`)})
    overriding system value
    select ${join((column) => sql`r.${sql.identifier(column.name)}::${sql.raw(column.type)}`)}
    from json_to_recordset(${`[${lines.replaceAll('\n', ',')}]`}::json)
      as r(${join((column) => sql`${sql.identifier(column.name)} text`)})`)
}

/**
 * Statements that defer foreign keys and stop triggers, and statements that run all checks and restore everything. The
 * tables' owner may run them; session_replication_role would need more rights.
 */
async function suspendedChecks(tx: Db): Promise<{ before: string[]; after: string[] }> {
  const keys = await rows<{ table: string; key: string }>(
    tx,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as key from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 and not condeferrable`,
  )
  const triggers = await rows<{ table: string }>(
    tx,
    sql`select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace`,
  )
  return {
    before: [
      ...keys.map(({ table, key }) => `alter table ${table} alter constraint ${key} deferrable`),
      ...triggers.map(({ table }) => `alter table ${table} disable trigger user`),
      'set constraints all deferred',
    ],
    after: [
      'set constraints all immediate',
      ...triggers.map(({ table }) => `alter table ${table} enable trigger user`),
      ...keys.map(({ table, key }) => `alter table ${table} alter constraint ${key} not deferrable`),
    ],
  }
}

/** Also preserves whether a sequence was ever used: a start recognises a new installation by it. */
async function continueAfter(tx: Db, { name, last }: Sequence): Promise<void> {
  // After a restart, setval is rolled back with the transaction; on its own it would not be.
  await tx.execute(sql.raw(`alter sequence ${name} restart`))

  if (last !== null) await tx.execute(sql`select setval(${name}::regclass, ${last}::bigint)`)
}

async function runEach(tx: Db, statements: string[]): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement))
}
