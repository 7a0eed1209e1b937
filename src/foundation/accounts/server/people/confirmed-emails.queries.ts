import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { earlierEmails } from '../accounts.tables.ts'

/**
 * The emails that a person has confirmed, as SQL for `in`: the present one and earlier ones. An unconfirmed email could
 * be someone else's.
 */
export function confirmedEmails(user_id: number): SQL {
  return sql`(select email from users where id = ${user_id} and email_verified_at is not null
    union all select email from earlier_emails where user_id = ${user_id})`
}

/** Every confirmed email, present or earlier, with the person's `user_id`. An email occurs once. */
export const emailOwners = sql`(select email, id as user_id from users where email_verified_at is not null
  union all select email, user_id from earlier_emails)`

/** The confirmed emails of a person before the present one. */
export async function selectEarlierEmails(db: Db, user_id: number): Promise<string[]> {
  const found = await db
    .select({ email: earlierEmails.email })
    .from(earlierEmails)
    .where(eq(earlierEmails.user_id, user_id))
  return found.map(({ email }) => email)
}

/** Call it before another email replaces the present one. */
export async function keepConfirmedEmail(tx: Db, user_id: number): Promise<void> {
  await tx.execute(sql`insert into earlier_emails (email, user_id)
    select email, id from users where id = ${user_id} and email_verified_at is not null
    on conflict (email) do update set user_id = excluded.user_id`)
}

/** An email belongs to the person who confirmed it last. Returns whose earlier email it was. */
export async function endEarlierEmail(tx: Db, email: string): Promise<number | undefined> {
  const [ended] = await tx
    .delete(earlierEmails)
    .where(eq(earlierEmails.email, email))
    .returning({ user_id: earlierEmails.user_id })
  return ended?.user_id
}
