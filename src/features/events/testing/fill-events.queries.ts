import { sql } from 'drizzle-orm'
import {
  COMMON_WORD,
  fillAtOnce,
  madeWords,
  RARE_WORD,
  withSpoken,
} from '#foundation/catalogue/testing/fill-catalogue.queries.ts'
import { loadStartingTerms } from '#foundation/taxonomy/server/index.ts'
import type { Db } from '#platform/db/database.ts'

/** Roughly how many events each speaker has, and how many in a hundred have no date yet or haven't ended. */
const EACH = 30
const UNDATED = 1
const AHEAD = 3

/**
 * Creates that many published events in plain SQL, the same on each call, to measure large catalogues. As in practice,
 * most are past: half of these can be watched, some wait for their recording, and the rest are over. Most have no
 * registrations. Only for a database that never had an event.
 */
export async function fillEvents(db: Db, count: number): Promise<void> {
  await loadStartingTerms(db)
  await fillAtOnce(
    db,
    { thing: 'event' },
    { links: ['skill', 'tag', 'age_group', 'speaker'] },
    async (tx) => {
      await insertSpeakers(tx, Math.ceil(count / EACH))
      await insertSeries(tx, Math.ceil(count / EACH))
      await insertRows(tx, count)
      await insertRecordings(tx)
      await insertLinks(tx)
    },
  )
}

async function insertSpeakers(tx: Db, count: number): Promise<void> {
  await tx.execute(sql`insert into speakers (key, name, designation, introduction)
    select 'speaker-' || n, 'Asha Verma ' || n, '{"en":"Special educator"}', '{"en":"Teaches, listens and laughs."}'
    from generate_series(1, ${count}::int) n`)
}

async function insertSeries(tx: Db, count: number): Promise<void> {
  await tx.execute(sql`insert into event_series (key, title)
    select 'series-' || n, jsonb_build_object('en', 'Series ' || n) from generate_series(1, ${count}::int) n`)
}

async function insertRows(tx: Db, count: number): Promise<void> {
  await tx.execute(sql`
    with ${withSpoken}
    insert into events (event_type_id, series_id, publication, title, summary, description, in_short, start_date_time,
      end_date_time, zoom_link, registered_count, rating_sum, rating_count, access_captions, access_sign_language,
      access_recording, access_breaks, access_camera_optional, access_language, access_adjustment, published_at, created_at)
    select types[1 + floor(random() * array_length(types, 1))::int],
      case when n % 10 = 0 then (select min(id) from event_series) + n / 10 % (select count(*)::int from event_series) end, 'published',
      jsonb_build_object('en', initcap((select ${madeWords} from (select 3 + n % 3 as length) l))
        || case when random() < 0.2 then ${` ${COMMON_WORD}`} else '' end
        || case when n % 100000 = 7 then ${` ${RARE_WORD}`} else '' end),
      jsonb_build_object('en', left(texts.words, 160)), jsonb_build_object('en', texts.words), '{"en":"Watch and ask."}',
      moments.start, moments.start + interval '1 hour', case when moments.start is null then null else 'https://meet.example.org/room' end,
      greatest(0, floor(power(random(), 4) * 900 - 100))::int, marks.reviews * (1 + n % 5), marks.reviews,
      (array['none','live','afterwards'])[1 + n % 3], n % 7 = 0, n % 10 < 6, true, true,
      (array['en','en','hi','ta'])[1 + n % 4], '{"en":"Tell us."}', moments.added, moments.added
    from generate_series(1, ${count}::int) n
      cross join (select array_agg(id) as types from event_types) t
      cross join spoken
      cross join lateral (select ${madeWords} as words from (select 60 + n % 2 as length) l) texts
      cross join lateral (select floor(power(random(), 3) * 40)::int + n % 2 as reviews) marks
      cross join lateral (select now() - n * interval '20 minutes' as added, case when n % 100 < ${UNDATED} then null
        when n % 100 < ${UNDATED + AHEAD} then now() + n % 9999 * interval '10 minutes'
        else now() - interval '2 hours' - n * interval '20 minutes' end as start) moments`)
}

async function insertRecordings(tx: Db): Promise<void> {
  await tx.execute(sql`insert into event_recordings (event_id, kind, url, duration_seconds, published_at)
    select id, 'youtube', 'https://www.youtube.com/watch?v=quietmornin', 1800, end_date_time + interval '3 days' from events
    where end_date_time < now() and id % 100 between 10 and 58`)
}

async function insertLinks(tx: Db): Promise<void> {
  for (const [link, table, most] of [
    ['skill', 'skills', 2],
    ['tag', 'tags', 3],
    ['age_group', 'age_groups', 2],
    ['speaker', 'speakers', 1],
  ] as const)
    await tx.execute(
      sql.raw(`insert into event_${link}s (event_id, ${link}_id)
      select e.id, terms[1 + floor(power(random(), 1.5) * array_length(terms, 1))::int]
      from events e cross join (select array_agg(id) as terms from ${table}) t cross join generate_series(1, ${most}) n
      on conflict do nothing`),
    )
}
