import { sql } from 'drizzle-orm'
import { loadStartingTerms } from '#foundation/taxonomy/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** The most frequent last name. */
export const COMMON_NAME = 'Kumar'

/** Frequent names first: as in life, a few names have most of the people. */
const FIRST_NAMES = `Sunita Anita Ravi Priya Sanjay Rekha Amit Pooja Rahul Kavita Neha Vijay Meena Suresh Geeta Anil Asha Deepak
  Shabnam Manoj Lakshmi Arjun Nisha Imran Fatima Joseph Mary Gurpreet Harpreet Thomas Ananya Kiran Usha Farhan Zoya
  Sreelatha Venkatesh Padma Murugan Om`
const LAST_NAMES = `${COMMON_NAME} Singh Devi Sharma Khan Das Patel Yadav Reddy Gupta Nair Verma Joshi Iyer Kaur Mishra Ansari
  Jadhav Pillai Banerjee Chauhan Thakur Naidu Fernandes Kulkarni Bhat Sheikh Menon Rathore Sethi Dutta Gowda Hegde
  Lokhande Wagh Oommen Tirkey Lepcha Rynjah Zutshi`
/** What the other last names are made of: thousands, each of few people. */
const SYLLABLES = 'ba de fi go hu ja ke li mo nu pa re si to vu wa ye zi cho shu'

/**
 * Creates that many people in plain SQL, the same on each call, to measure large lists: names are skewed as in life, some
 * have sessions, roles or a membership, some are disabled or not confirmed. Drops the indexes meanwhile.
 */
export async function fillPeople(db: Db, count: number): Promise<void> {
  await loadStartingTerms(db)
  const indexes = await rows<{ name: string; definition: string }>(
    db,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = 'users'::regclass and not indisunique`,
  )
  // An index that is created over the former versions of updated rows isn't used while an older transaction of any
  // database is open.
  await db.execute(sql`vacuum users`)
  await db.transaction(async (tx) => {
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`))
    await tx.execute(sql`select setseed(0.5)`)
    for (const statement of inserts(count)) await tx.execute(statement)
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
  })
  await db.execute(sql`vacuum analyze`)
}

const namesOf = (list: string) => sql`string_to_array(${list.split(/\s+/).join()}, ',')`

function inserts(count: number) {
  return [
    sql`insert into users (email, username, first_name, last_name, password_hash, occupation_id, email_verified_at, is_member,
        disabled_at, created_at)
      select lower(first_name || '.' || last_name) || '.' || n || '@' || (array['gmail.com', 'example.org', 'school.example.in'])[1 + n % 3],
        'person-' || n, first_name, last_name, '', occupation_ids[1 + floor(power(random(), 2) * array_length(occupation_ids, 1))::int],
        case when random() < 0.9 then created_at end, random() < 0.02, case when random() < 0.005 then created_at end, created_at
      from (select array_agg(id) as occupation_ids from occupations) o
        cross join (select ${namesOf(FIRST_NAMES)} as first_names, ${namesOf(LAST_NAMES)} as last_names,
          ${namesOf(SYLLABLES)} as syllables) l
        cross join generate_series(1, ${count}::int) n
        cross join lateral (select now() - n * interval '1 minute' as created_at, floor(8000 * power(random(), 2))::int as part,
          first_names[1 + floor(power(random(), 1.5) * array_length(first_names, 1))::int] as first_name,
          last_names[1 + floor(power(random(), 1.5) * array_length(last_names, 1))::int] as frequent) named
        cross join lateral (select case when n % 10 < 7 then frequent
          else initcap(syllables[1 + part % 20] || syllables[1 + part / 20 % 20] || syllables[1 + part / 400]) end as last_name) surnames`,
    sql`insert into sessions (user_id, device, last_seen_at, expires_at)
      select u.id, 'Chrome on Android', u.created_at + random() * interval '20 days', now() + interval '30 days'
      from users u cross join generate_series(1, 2) where u.id % 5 < 2`,
    sql`insert into user_roles (user_id, role) select id, 'event-host' from users where id % 400 = 1`,
    sql`insert into account_deletions (user_id, asked_at, delete_at, language)
      select id, now(), now() + interval '14 days', 'en' from users where id % 500 = 1`,
  ]
}
