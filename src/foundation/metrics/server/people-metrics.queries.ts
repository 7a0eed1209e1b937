import { type SQL, sql } from 'drizzle-orm'
import { m } from '#messages/messages.js'
import { textIn } from '#platform/db/columns.ts'
import { homeDayOf, isWithin } from '#platform/db/home-days.ts'
import { rows } from '#platform/db/query.ts'
import type { MetricsProvider } from './metrics-provider.ts'

/** Sources per day; smaller ones are combined, because anyone can put a source into an address. */
const MOST_SOURCES = 50
export const OTHER_SOURCES = 'other'
/** The dimension of people without an occupation. */
const NOT_SAID = 'not-said'

/** Daily counts by source; all but the largest are combined. */
const bySource = (metric: string, counted: SQL): SQL =>
  sql`select ${metric}::text, day, case when place <= ${MOST_SOURCES} then source else ${OTHER_SOURCES} end, sum(value)::float8
    from (select *, row_number() over (partition by day order by value desc, source) as place
      from (${counted}) counted) placed group by 1, 2, 3`

const source = sql`left(coalesce(nullif(btrim(utm_source), ''), 'Direct'), 80)`

/**
 * New people count on the day they sign up; active people opened a page while logged in, and returning ones had joined
 * on an earlier day. Sources come from the addresses of visits.
 */
export const peopleMetrics: MetricsProvider = {
  name: 'people',
  metrics: ['people-joined', 'people-active', 'people-returning', 'sources-viewed', 'sources-joined'],
  countDays: (db, days) =>
    rows(
      db,
      sql`with seen as materialized (select distinct ${homeDayOf(sql`s.at`)} as day, s.user_id from signals s
          where s.user_id is not null and ${isWithin(sql`s.at`, days)})
      select 'people-joined' as metric, ${homeDayOf(sql`u.created_at`)} as day,
          coalesce(o.key, ${NOT_SAID}) as dimension, count(*)::float8 as value
        from users u left join occupations o on o.id = u.user_type_id
        where ${isWithin(sql`u.created_at`, days)} group by 2, 3
      union all select 'people-active', day, coalesce(o.key, ${NOT_SAID}), count(*)::float8
        from seen join users u on u.id = seen.user_id left join occupations o on o.id = u.occupation_id
        group by 2, 3
      union all select 'people-returning', day, '', count(*)::float8
        from seen join users u on u.id = seen.user_id where ${homeDayOf(sql`u.created_at`)} < day group by 2
      union all ${bySource(
        'sources-viewed',
        sql`select ${homeDayOf(sql`at`)} as day, ${source} as source, count(*) as value
          from signals where key = 'view_page' and ${isWithin(sql`at`, days)} group by 1, 2`,
      )}
      union all ${bySource(
        'sources-joined',
        sql`select ${homeDayOf(sql`created_at`)} as day, ${source} as source, count(*) as value
          from users where ${isWithin(sql`created_at`, days)} group by 1, 2`,
      )}`,
    ),
  async dimensionNames(db, language) {
    const found = await rows<{ key: string; name: string }>(
      db,
      sql`select key, ${textIn(sql`name`, language)} as name from occupations`,
    )
    const names = new Map(found.map(({ key, name }) => [key, name]))
    return names.set(NOT_SAID, m.statistics_not_specified({}, { locale: language }))
  },
}
