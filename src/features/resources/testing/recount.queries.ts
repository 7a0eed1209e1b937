import { sql } from 'drizzle-orm'
import { keptAndRecounted as keptOf } from '#foundation/catalogue/testing/kept-and-recounted.queries.ts'
import type { Db } from '#platform/db/database.ts'

/** What triggers maintain about the library, and the same recomputed. */
export const keptAndRecounted = (db: Db) =>
  keptOf(
    db,
    { thing: 'resource' },
    {
      terms: sql`with listed as (select * from resources where status = 'published' and privacy = 'Everyone')
        select 'type' as facet, resource_type_id as term_id, id from listed
        union all select 'creator', creator_id, id from listed where creator_id is not null
        union all select 'skill', skill_id, id from listed join resource_skills on resource_id = id
        union all select 'tag', tag_id, id from listed join resource_tags on resource_id = id
        union all select 'age_group', age_group_id, id from listed join resource_age_groups on resource_id = id
        union all select 'all', 0, id from listed`,
      words: sql`select word from resources r, pankh_words(concat_ws(' ', title, search_words, summary)) word
        where status = 'published' and privacy = 'Everyone'`,
    },
  )
