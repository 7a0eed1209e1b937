import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { IDS_IN_BLOCK } from '../server/resource-facets.tables.ts'

/** What the library stores (counts, sets, words), and the same recounted, each as sorted lines of text. */
export async function keptAndRecounted(db: Db): Promise<{ kept: string[]; recounted: string[] }> {
  const size = sql.raw(String(IDS_IN_BLOCK))
  const had = sql`(
    with listed as (select * from resources where status = 'published' and privacy = 'Everyone')
    select 'type' as facet, resource_type_id as term_id, id from listed
    union all select 'creator', creator_id, id from listed where creator_id is not null
    union all select 'skill', skill_id, id from listed join resource_skills on resource_id = id
    union all select 'tag', tag_id, id from listed join resource_tags on resource_id = id
    union all select 'age_group', age_group_id, id from listed join resource_age_groups on resource_id = id
    union all select 'all', 0, id from listed) had`
  const words = sql`(select word from resources r, pankh_words(concat_ws(' ', title, search_words, summary)) word
    where status = 'published' and privacy = 'Everyone') words`
  const kept = await rows<{ line: string }>(
    db,
    sql`select concat_ws(' ', facet, term_id, listed) as line from resource_facet_counts where listed > 0
      union all select concat_ws(' ', 'has', facet, term_id, block * ${size} + place) from resource_facet_ids,
        generate_series(0, ${size} - 1) place where bit_count(ids) > 0 and get_bit(ids, place) = 1
      union all select concat_ws(' ', 'word', word, listed) from resource_words order by 1`,
  )
  const recounted = await rows<{ line: string }>(
    db,
    sql`select concat_ws(' ', facet, term_id, count(*)) as line from ${had} group by facet, term_id
      union all select concat_ws(' ', 'has', facet, term_id, id) from ${had} where facet <> 'all'
      union all select concat_ws(' ', 'word', word, count(*)) from ${words} group by word order by 1`,
  )
  return { kept: kept.map(({ line }) => line), recounted: recounted.map(({ line }) => line) }
}
