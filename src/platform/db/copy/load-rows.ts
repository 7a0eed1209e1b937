import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { rows } from '../query.ts'
import { type CopiedTable, findTables, readInOneForm, type Sequence } from './copied-tables.ts'
import type { RowChunk } from './read-rows.ts'

export interface LoadedRows {
  chunks: AsyncIterable<RowChunk>
  /** Asked for after the last chunk. */
  sequences(): Promise<Sequence[]>
}

/**
 * Replaces everything in the database by other rows, in the transaction of the caller. Foreign keys are checked once
 * all rows are there, so their order does not matter. Triggers do not run: what they would count is among the rows.
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
  // Emptying all would write each of their files anew. What points at them is ours as well.
  if (filled.length > 0)
    await tx.execute(sql.raw(`truncate ${filled.map(({ name }) => name).join(', ')} cascade`))
}

/** Only columns that the rows have are named: others get their default. */
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
 * Statements that put off the checks of foreign keys and stop triggers, and those that make all checks and put
 * everything back. The owner of the tables may do this; session_replication_role needs more rights.
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

/** Whether a sequence was ever used is known as well: a start tells a new installation by it. */
async function continueAfter(tx: Db, { name, last }: Sequence): Promise<void> {
  // After a restart, setval is undone with the transaction; by itself it would stay.
  await tx.execute(sql.raw(`alter sequence ${name} restart`))

  if (last !== null) await tx.execute(sql`select setval(${name}::regclass, ${last}::bigint)`)
}

async function runEach(tx: Db, statements: string[]): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement))
}
