import { sql } from 'drizzle-orm'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** All notifications with their people's ids. */
export function everyNotification(db: Db): Promise<{ user_id: number; key: string }[]> {
  return rows(db, sql`select user_id, key from notifications order by user_id, key`)
}

/** Creates people who have followed a person since a second before `now`, and returns their ids. They can't log in. */
export async function createFollowers(
  db: Db,
  { user_id, count, now }: { user_id: number; count: number; now: Date },
): Promise<number[]> {
  const made = await rows<{ id: number }>(
    db,
    sql`insert into users (email, password_hash, username, first_name, last_name)
      select 'f' || n || '@example.org', '-', 'follower-' || n, 'F' || n, 'X' from generate_series(1, ${count}::int) n
      returning id`,
  )
  // All at the same moment, so that only the id tells where a batch ended.
  await db.execute(sql`insert into follows (follower_id, followed_id, created_at)
    select id, ${user_id}, ${now.toISOString()}::timestamptz - interval '1.000001 seconds'
    from users where username like 'follower-%'`)
  return made.map(({ id }) => id)
}

/** How many jobs of this name were ever queued. */
export async function countJobs(db: Db, name: string): Promise<number> {
  return countRows(db, sql`pgboss.job where name = ${name}`)
}

/** Sets an account's mobile number, or null. */
export async function setMobile(
  db: Db,
  { id, mobile }: { id: number; mobile: string | null },
): Promise<void> {
  await db.execute(sql`update users set mobile = ${mobile}::text where id = ${id}`)
}

export async function disableAccount(db: Db, id: number): Promise<void> {
  await db.execute(sql`update users set disabled_at = now() where id = ${id}`)
}

/** Deletes a person's account row, as if they had left. */
export async function removePerson(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from users where id = ${id}`)
}

/** The headers of every email, newest first. */
export function everyMail(
  db: Db,
): Promise<{ kind: string; to_address: string; language: string; headers: Record<string, string> }[]> {
  return rows(db, sql`select kind, to_address, language, headers from mails order by id desc`)
}
