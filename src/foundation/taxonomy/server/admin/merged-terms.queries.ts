import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { TERM_LISTS, type TermList } from '../../taxonomy.contract.ts'

export interface MergedTerm {
  list: TermList
  id: number
  /** The term that replaced it, itself not merged. */
  into: number
}

/** Every term that was replaced by another. */
export function selectMergedTerms(db: Db): Promise<MergedTerm[]> {
  const each = TERM_LISTS.map(
    (list) => sql`select ${list}::text as list, id, merged_into_id as "into"
      from ${sql.raw(list)} where merged_into_id is not null`,
  )
  return rows<MergedTerm>(db, sql`${sql.join(each, sql` union all `)}`)
}
