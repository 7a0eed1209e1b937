import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/**
 * Inserts analytics events over the last days, for benchmarks: from people and visitors, mostly about resources, some
 * opened far more than others.
 */
export async function fillAnalyticsEvents(
  db: Db,
  { count, days }: { count: number; days: number },
): Promise<void> {
  await db.execute(sql`select setseed(0.5)`)
  await db.execute(sql`insert into signals (key, at, user_id, page, subject_id, utm_source)
    select case when n % 10 = 0 then 'search' else 'view_page' end, now() - random() * ${days} * interval '1 day',
      case when n % 3 = 0 then people[1 + floor(power(random(), 2) * array_length(people, 1))::int] end,
      case when n % 5 = 0 then '/' else '/resource/$title/$id' end,
      case when n % 5 > 0 then things[1 + floor(power(random(), 2) * array_length(things, 1))::int] end,
      (array['Direct', 'newsletter', 'whatsapp', 'poster'])[1 + n % 4]
    from generate_series(1, ${count}::int) n
      cross join (select array_agg(id) as people from users) p
      cross join (select array_agg(id) as things from resources) t`)
}
