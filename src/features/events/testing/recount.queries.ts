import { sql } from 'drizzle-orm'
import { keptAndRecounted as keptOf } from '#foundation/catalogue/testing/kept-and-recounted.queries.ts'
import type { Db } from '#platform/db/database.ts'

/** What triggers maintain about published events, and the same recomputed from the tables. */
export const keptAndRecounted = (db: Db) =>
  keptOf(
    db,
    { thing: 'event' },
    {
      terms: sql`with listed as (
          select e.*, r.published_at is not null as has_film from events e left join event_recordings r on r.event_id = e.id
          where publication = 'published')
        select 'all' as facet, 0 as term_id, id from listed
        union all select 'place', case when has_film then 1 when end_date_time is null then 0 when access_recording then 2
          else 3 end, id from listed
        union all select 'type', event_type_id, id from listed
        union all select 'language', pankh_language_term(access_language), id from listed
        union all select 'captions', 1, id from listed where access_captions <> 'none'
        union all select 'sign_language', 1, id from listed where access_sign_language
        union all select 'creator', speaker_id, id from listed join event_speakers on event_id = id
        union all select 'skill', skill_id, id from listed join event_skills on event_id = id
        union all select 'tag', tag_id, id from listed join event_tags on event_id = id
        union all select 'age_group', age_group_id, id from listed join event_age_groups on event_id = id`,
      words: sql`select word from events, pankh_words(search_text) word where publication = 'published'`,
    },
  )
