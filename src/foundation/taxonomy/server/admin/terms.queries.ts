import { sql } from 'drizzle-orm'
import { inBothOf, inBothTexts } from '#platform/db/both-languages.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { TERM_LISTS, type TermList } from '../../taxonomy.contract.ts'

/** Advisory lock id; with the list's index added, it makes changes to a list take turns. */
const LISTS_LOCK = 7_265_300

export interface TermNames {
  name_en: string
  name_hi: string
  /** The drawing of a skill; null for other terms. */
  motif: string | null
}

export interface TermRow extends TermNames {
  id: number
  key: string
  is_hidden: boolean
  merged_into: { id: number; name: string } | null
}

const tableOf = (list: TermList) => sql.raw(list)
const motifOf = (list: TermList) => sql.raw(list === 'skills' ? 't.motif' : 'null')

/** Locks the list until the transaction ends. */
export async function lockList(tx: Db, list: TermList): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LISTS_LOCK + TERM_LISTS.indexOf(list)})`)
}

/** The terms of a list in order, or one of them. */
export function selectTerms(db: Db, list: TermList, id?: number): Promise<TermRow[]> {
  return rows<TermRow>(
    db,
    sql`select t.id, t.key, ${inBothOf('t', 'name')}, ${motifOf(list)} as motif, t.is_hidden,
        (select json_build_object('id', o.id, 'name', ${textIn(sql`o.name`, 'en')})
          from ${tableOf(list)} o where o.id = t.merged_into_id) as merged_into
      from ${tableOf(list)} t ${id === undefined ? sql`` : sql`where t.id = ${id}`}
      order by t.position, t.id`,
  )
}

export interface ListSize {
  list: TermList
  shown_count: number
  hidden_count: number
}

/** How many terms each list offers and hides. Merged ones count as neither. */
export function countTerms(db: Db): Promise<ListSize[]> {
  const each = TERM_LISTS.map(
    (list, place) => sql`select ${place}::int as place, ${list}::text as list,
      (count(*) filter (where not is_hidden))::int as shown_count,
      (count(*) filter (where is_hidden and merged_into_id is null))::int as hidden_count from ${tableOf(list)}`,
  )
  return rows<ListSize>(
    db,
    sql`select list, shown_count, hidden_count from (${sql.join(each, sql` union all `)}) l order by place`,
  )
}

/** Inserts a term at the end of its list and returns its id. */
export async function insertTerm(
  tx: Db,
  list: TermList,
  { key, name_en, name_hi, motif }: TermNames & { key: string },
): Promise<number> {
  const name = JSON.stringify(inBothTexts(name_en, name_hi))
  const [also, drawing] = motif === null ? [sql``, sql``] : [sql`, motif`, sql`, ${motif}::text`]
  const [added] = await rows<{ id: number }>(
    tx,
    sql`insert into ${tableOf(list)} (key, name, position${also})
      select ${key}::text, ${name}::jsonb, coalesce(max(position), -1) + 1${drawing} from ${tableOf(list)}
      returning id`,
  )
  if (!added) throw new Error('the term was not added')
  return added.id
}

export async function updateTerm(tx: Db, list: TermList, id: number, term: TermNames): Promise<void> {
  const name = JSON.stringify(inBothTexts(term.name_en, term.name_hi))
  const drawing = term.motif === null ? sql`` : sql`, motif = ${term.motif}`
  await tx.execute(sql`update ${tableOf(list)} set name = ${name}::jsonb${drawing} where id = ${id}`)
}

export async function setTermHidden(tx: Db, list: TermList, id: number, isHidden: boolean): Promise<void> {
  await tx.execute(sql`update ${tableOf(list)} set is_hidden = ${isHidden} where id = ${id}`)
}

/** Sets each term's position to that of its id in `ids`. */
export async function orderTerms(tx: Db, list: TermList, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update ${tableOf(list)} t set position = p.place - 1
    from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as p (id, place) where p.id = t.id`)
}

/** Redirects a term to another, with all terms that were redirected to it. */
export async function leadTerm(
  tx: Db,
  { list, from, into }: { list: TermList; from: number; into: number },
): Promise<void> {
  await tx.execute(sql`update ${tableOf(list)} set is_hidden = true, merged_into_id = ${into}
    where id = ${from} or merged_into_id = ${from}`)
}
