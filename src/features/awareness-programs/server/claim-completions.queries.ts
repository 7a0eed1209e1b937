import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/**
 * What was completed with the person's proved address before they had an account becomes theirs; not where they
 * completed the same program with the account already.
 * @returns the ids of those completions
 */
export async function claimCompletions(tx: Db, user_id: number): Promise<number[]> {
  const claimed = await rows<{ id: number }>(
    tx,
    sql`update awareness_completions a set user_id = u.id
      from awareness_programs p cross join users u
      where u.id = ${user_id} and u.email_verified_at is not null
        and a.program_id = p.id and a.email = u.email and a.user_id is null
        and not exists (select from awareness_completions o where o.program_id = p.id and o.user_id = u.id)
      returning a.id`,
  )
  return claimed.map(({ id }) => id)
}
