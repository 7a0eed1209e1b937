import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { VocabularyRows } from './vocabulary.ts'

const LISTS = ['age_groups', 'skills', 'tags', 'resource_types', 'event_types'] as const

/** The visible terms and the synonyms: some hundred words, in one query. */
export async function selectVocabulary(db: Db): Promise<VocabularyRows> {
  const terms = LISTS.map(
    (list) => sql`select ${list}::text as list, id, key, coalesce(name ->> 'en', '') as name_en,
      coalesce(name ->> 'hi', '') as name_hi, position from ${sql.raw(list)} where not is_hidden`,
  )
  const [found] = await rows<VocabularyRows>(
    db,
    sql`select (select coalesce(json_agg(t order by t.list, t.position, t.id), '[]')
        from (${sql.join(terms, sql` union all `)}) t) as terms,
      (select coalesce(json_agg(g.words order by g.group_id), '[]') from (
        select group_id, json_agg(json_build_object('language', language, 'word', word) order by position, id) as words
        from search_synonyms group by group_id) g) as groups`,
  )
  return found ?? { terms: [], groups: [] }
}
