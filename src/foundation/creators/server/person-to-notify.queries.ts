import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { mailLanguageOf } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

interface PersonToNotify {
  email: string
  first_name: string
  language: TextLanguage
}

/** Undefined for people who left or may no longer log in. */
export async function findPersonToNotify(db: Db, user_id: number): Promise<PersonToNotify | undefined> {
  const [found] = await rows<PersonToNotify>(
    db,
    sql`select u.email, u.first_name, ${mailLanguageOf(sql`u.id`)} as language
      from users u where u.id = ${user_id} and u.disabled_at is null`,
  )
  return found
}
