import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  isOnServer,
  openTestDatabase,
  type TestDatabase,
  withoutPostgres,
} from '#tests/support/test-database.ts'
import type { Db } from '../database.ts'
import { rows } from '../query.ts'
import { type CopiedTable, findSequences } from './copied-tables.ts'
import { loadRows } from './load-rows.ts'
import { atOneMoment, digestOf, readRows } from './read-rows.ts'

/** Every type that our tables use, and others that they may use one day. */
const TABLES = `
  create type mood as enum ('calm', 'a "loud" one');
  create table every_type (
    id integer primary key generated always as identity, parent_id integer references every_type (id),
    small smallint, large bigint, exact numeric, "Real" real, "double" double precision, is_on boolean, words text,
    short varchar(10), bytes bytea, bits bit(16384), moment timestamptz, local timestamp, day date, span interval,
    minutes int4multirange, json json, jsonb jsonb, feeling mood, tags text[], ids integer[], key uuid, address inet,
    vector tsvector generated always as (to_tsvector('simple', coalesce(words, ''))) stored
  );
  create table counted (of integer primary key references every_type (id) on delete cascade, times integer);
  create sequence numbers start 10;
  create sequence numbers_unused;
  create function count_it() returns trigger language plpgsql as
    $$ begin insert into counted values (new.id, 1); return null; end $$;
  create trigger counts after insert on every_type for each row execute function count_it();
`

const ROWS = `
  insert into every_type (parent_id, small, large, exact, "Real", "double", is_on, words, short, bytes, bits, moment,
      local, day, span, minutes, json, jsonb, feeling, tags, ids, key, address)
    values
    (2, -32768, 9223372036854775807, 123456789012345678901234567890.000100, 'NaN', 'Infinity', true,
      E'line\\n"quoted" \\\\ back, tab\\t नमस्ते 🪶 \\u0001', 'short', '\\x00ff5c22', B'1'::bit(16384),
      '2026-01-02 03:04:05.678901+05:30', '2026-01-02 03:04:05.000001', '0044-03-15 BC', '1 year -2 days 03:00:00.5',
      '{[0,30),[45,60)}', '{"b": 1,  "a": [1.10, null], "b": 2}', '{"deep": {"number": 1e400}}', 'a "loud" one',
      array['a,b', '"', null, '', '{x}'], array[]::integer[], '00000000-0000-4000-8000-000000000000', '10.0.0.0/8'),
    (null, 32767, -9223372036854775808, 'NaN', '-Infinity', 0.1, false, '', '', '', B'0'::bit(16384), 'infinity',
      '-infinity', 'infinity', '0', '{}', 'null', 'null', 'calm', '{}', array[1, null], null, '::1');
  insert into every_type ("Real", "double") values (1.0 / 3, 2.0 / 3);
  update counted set times = 7 where of = 1;
  select nextval('numbers'), nextval('numbers');
`

async function* everyRow(source: Db, tables: CopiedTable[]) {
  for (const table of tables) yield* readRows(source, table)
}

async function textOf(tx: Db, tables: CopiedTable[]): Promise<string> {
  let text = ''
  for await (const { lines } of everyRow(tx, tables)) text += lines
  return text
}

const copyAll = (from: Db, to: Db, afterwards = async () => undefined) =>
  atOneMoment(from, (source, tables) =>
    to.transaction(async (target) => {
      const counts = await loadRows(target, {
        chunks: everyRow(source, tables),
        sequences: () => findSequences(source),
      })
      await afterwards()
      return counts
    }),
  )

const dump = async (db: Db) => ({
  rows: await rows(db, sql`select t::text as row from every_type t order by id`),
  counted: await rows(db, sql`select * from counted order by of`),
  numbers: await rows(db, sql`select nextval('numbers')::int as next`),
})

const digests = (db: Db) =>
  atOneMoment(db, async (tx, tables) => {
    const all: unknown[] = []
    for (const table of tables.filter(({ name }) => /every_type|counted/.test(name)))
      all.push(table.name, await digestOf(tx, table))
    return all
  })

describe.skipIf(withoutPostgres())('rows that are copied to another database', () => {
  const opened: TestDatabase[] = []
  let [from, to]: Db[] = []
  const databases = () => ({ from: from as Db, to: to as Db })

  beforeAll(async () => {
    opened.push(await openTestDatabase(), await openTestDatabase())
    ;[from, to] = opened.map(({ database }) => database.db)
    for (const { database } of opened) await database.runSql(TABLES)
    await opened[0]?.database.runSql(ROWS)
  })
  afterAll(async () => {
    for (const { database, drop } of opened) {
      await database.close()
      await drop()
    }
  })

  it('are the same to the last digit, whatever their type, in any order of parents and children', async () => {
    const { from, to } = databases()
    const counts = await copyAll(from, to)
    expect(counts.get('public.every_type')).toBe(3)
    expect(await digests(to)).toEqual(await digests(from))
    expect(await findSequences(to)).toEqual(await findSequences(from))
    expect(await findSequences(to)).toContainEqual({ name: 'public.numbers_unused', last: null })
    const [before, after] = [await dump(from), await dump(to)]
    expect(after).toEqual(before)
    expect(before.rows).toHaveLength(3)
    expect(before.counted).toContainEqual({ of: 1, times: 7 })
    expect(before.numbers).toEqual([{ next: 12 }])
  })

  it('leave the database as it was: it counts, checks and numbers again', async () => {
    const { from, to } = databases()
    await copyAll(from, to)
    const [made] = await rows<{ id: number }>(to, sql`insert into every_type (small) values (1) returning id`)
    expect(made).toEqual({ id: 4 })
    expect(await rows(to, sql`select times from counted where of = 4`)).toEqual([{ times: 1 }])
    await expect(to.execute(sql`insert into every_type (parent_id) values (99)`)).rejects.toThrow()
    expect(
      await rows(to, sql`select conname from pg_constraint where contype = 'f' and condeferrable`),
    ).toEqual([])
  })

  it('replace everything or nothing', async () => {
    const { from, to } = databases()
    await copyAll(from, to)
    const before = { digests: await digests(to), sequences: await findSequences(to) }
    const contents = async () => ({ digests: await digests(to), sequences: await findSequences(to) })
    await from.execute(sql`select nextval('numbers'), nextval('numbers_unused')`)
    const tooLate = () => Promise.reject(new Error('too late'))
    await expect(copyAll(from, to, tooLate)).rejects.toThrow('too late')
    expect(await contents()).toEqual(before)
    await from.execute(sql`alter table counted drop constraint counted_of_fkey`)
    await from.execute(sql`insert into counted values (-1, 1)`)
    await expect(copyAll(from, to)).rejects.toThrow()
    expect(await contents()).toEqual(before)
    expect(await digests(from)).not.toEqual(before.digests)
  })

  it('are those of one moment, whatever is written meanwhile', async () => {
    const { from } = databases()
    const [before, written] = await atOneMoment(from, async (tx, tables) => {
      const counted = tables.filter(({ name }) => name === 'public.counted')
      const first = await textOf(tx, counted)
      const writing = from.execute(sql`update counted set times = times + 100`)
      // The embedded database makes it wait until the end.
      if (isOnServer()) await writing
      expect(await textOf(tx, counted)).toEqual(first)
      return [first, { done: writing }] as const
    })
    await written.done
    const after = await atOneMoment(from, (tx, tables) =>
      textOf(
        tx,
        tables.filter(({ name }) => name === 'public.counted'),
      ),
    )
    expect(after).not.toEqual(before)
  })

  it('are read in chunks, however many there are', async () => {
    const { from } = databases()
    await from.execute(
      sql`insert into every_type (words) select repeat('a word ', 400) from generate_series(1, 1000)`,
    )
    const lengths = await atOneMoment(from, async (tx, tables) => {
      const found: number[] = []
      for await (const { lines } of everyRow(tx, tables)) found.push(lines.length)
      return found
    })
    expect(lengths.length).toBeGreaterThan(3)
    expect(Math.max(...lengths)).toBeLessThan(1_100_000)
  })
})
