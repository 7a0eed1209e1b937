import { type SQL, sql } from 'drizzle-orm'
import { SCHEMA } from '../../jobs/schema.ts'
import type { Db } from '../database.ts'
import { rows } from '../query.ts'

/** Tables of the job queue whose rows a start does not create by itself. */
const OF_JOBS = ['queue', 'job']

interface Column {
  name: string
  /** As PostgreSQL writes it: `bit(16384)`. */
  type: string
}

/**
 * A table whose rows are copied to another database. Generated columns are left out: the other database computes them.
 */
export interface CopiedTable {
  /** `public.users` */
  name: string
  columns: Column[]
}

/** Our tables and the job queue's, by name. Empty in a database that was never started. */
export function findTables(db: Db): Promise<CopiedTable[]> {
  return rows<CopiedTable>(
    db,
    sql`select format('%I.%I', n.nspname, c.relname) as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname = 'public' or (n.nspname = ${SCHEMA} and c.relname in (${list(OF_JOBS)})))
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by n.nspname, c.relname order by 1`,
  )
}

/** Each row as a JSON object of texts, as PostgreSQL writes and reads them, so that no value of any type changes. */
export function rowsAsText({ name, columns }: CopiedTable): SQL {
  const texts = columns.map(({ name: column }) => sql`${sql.identifier(column)}::text`)
  const named = texts.map((text, at) => sql`${text} as ${sql.identifier(columns[at]?.name ?? '')}`)
  return sql`select row_to_json(r)::text as line from (select ${sql.join(named, sql`, `)} from ${sql.raw(name)}) r`
}

/**
 * For this transaction only: text is written and read in one format, whatever the server's settings, and slow
 * statements are not cancelled.
 */
export async function readInOneForm(tx: Db): Promise<void> {
  const settings: Record<string, string> = {
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  }
  for (const [name, value] of Object.entries(settings)) {
    await tx.execute(sql`select set_config(${name}, ${value}, true)`)
  }
}

export interface Sequence {
  /** `public.certificate_numbers` */
  name: string
  /**
   * The last number that was used; null before the first. A string, because it can exceed what a number holds exactly.
   */
  last: string | null
}

/** Read after the rows: sequences are not transactional, and must be past every number in a row. */
export function findSequences(db: Db): Promise<Sequence[]> {
  return rows<Sequence>(
    db,
    sql`select format('%I.%I', schemaname, sequencename) as name,
        last_value::text as last
      from pg_sequences where schemaname = 'public' order by 1`,
  )
}

const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
