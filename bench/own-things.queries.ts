import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** How many of everything on My page and on a creator's page belong to one person. */
export interface Owned {
  /** The person's id. */
  user_id: number
  count: number
}

/**
 * Gives a person `count` registrations, films, certificates, questions, reviews, resources, bookmarks, people
 * followed, followers and notifications, by SQL alone. The database must have as many events, resources and people.
 */
export async function insertOwnThings(db: Db, { user_id, count }: Owned): Promise<void> {
  const first = (table: string) => sql`(select id from ${sql.raw(table)} order by id limit ${count}::int)`
  const events = first('events')
  const others = sql`(select id from users where id <> ${user_id} order by id limit ${count}::int)`
  const statements = [
    sql`insert into event_registrations (event_id, user_id, status, registered_at)
      select id, ${user_id}, 'registered', now() from ${events} e`,
    sql`insert into event_watches (event_id, user_id, watched, watched_seconds, position_seconds)
      select id, ${user_id}, '{[0,600)}', 600, 600 from ${events} e where exists (select from event_recordings r where r.event_id = e.id)`,
    sql`insert into event_attendances (event_id, user_id, source, joined_at)
      select id, ${user_id}, 'join', now() from ${events} e`,
    sql`insert into issued_certificates (code, number, event_id, user_id, holder_name, title, minutes, held_on, language, issued_at)
      select lpad(id::text, 20, '0'), 'PK-' || id, id, ${user_id}, 'Asha Verma', '{"en":"Calm evenings"}', 60, current_date, 'en', now()
      from ${events} e`,
    sql`with asked as (insert into event_questions (event_id, user_id, question)
        select id, ${user_id}, 'How long does it take?' from ${events} e returning id)
      insert into event_answers (question_id, user_id, role, answer) select id, ${user_id}, 'organiser', 'An hour.' from asked`,
    sql`insert into event_reviews (event_id, user_id, rating, feedback)
      select id, ${user_id}, 4, 'It helped us.' from ${events} e`,
    sql`update resources set creator_id = ${user_id} where id in (select id from ${first('resources')} r)`,
    sql`insert into resource_bookmarks (user_id, resource_id)
      select ${user_id}, id from (select id from resources order by id desc limit ${count}::int) r`,
    sql`insert into resource_reviews (resource_id, user_id, rating, comment)
      select id, ${user_id}, 5, 'Lovely.' from (select id from resources order by id desc limit ${count}::int) r`,
    sql`insert into follows (follower_id, followed_id) select ${user_id}, id from ${others} o`,
    sql`insert into follows (follower_id, followed_id) select id, ${user_id} from ${others} o`,
    sql`insert into creator_profiles (user_id, followers_count) select ${user_id}, count(*) from ${others} o
      on conflict (user_id) do update set followers_count = excluded.followers_count`,
    sql`insert into notifications (user_id, topic, kind, key, path)
      select ${user_id}, 'answers', 'question_answered', 'question_answered:' || id, '/events/details/' || id from ${events} e`,
    sql`insert into speakers (key, name, designation, introduction) values ('asha', 'Asha Verma', '{"en":""}', '{"en":""}')`,
    sql`insert into speaker_accounts (speaker_id, user_id) select id, ${user_id} from speakers where key = 'asha'`,
    sql`insert into event_speakers (event_id, speaker_id)
      select e.id, s.id from ${events} e cross join speakers s where s.key = 'asha'`,
  ]
  for (const statement of statements) await db.execute(statement)
}

/** Inserts published events: a third upcoming, a third with a film. */
export async function insertManyEvents(db: Db, count: number): Promise<void> {
  await insertGatherings(db, count)
  await db.execute(sql`insert into event_recordings (event_id, kind, url, duration_seconds, published_at)
    select id, 'youtube', 'https://www.youtube.com/watch?v=aaaaaaaaaaa', 3600, now() from events where id % 3 = 1`)
}

/** Inserts published events, a third upcoming. */
export async function insertGatherings(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into events (event_type_id, publication, title, summary, description, in_short, start_date_time, end_date_time,
      access_captions, access_sign_language, access_recording, access_breaks, access_camera_optional, access_language, access_adjustment,
      published_at)
    select (select min(id) from event_types), 'published', words, words, words, words, starts, starts + interval '1 hour',
      'live', false, true, true, true, 'en', '{"en":"Write to us."}', now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n
      cross join lateral (select jsonb_build_object('en', 'Calm evenings ' || n) as words) w
      cross join lateral (select now() + case when n % 3 = 0 then n else -n - 61 end * interval '1 minute' as starts) s`)
}

export async function insertManyPeople(db: Db, count: number): Promise<void> {
  await db.execute(sql`insert into users (email, username, first_name, last_name, password_hash)
    select 'person-' || n || '@example.org', 'person-' || n, 'Ravi', 'Rao ' || n, '' from generate_series(1, ${count}::int) n`)
}
