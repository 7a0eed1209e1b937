import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { mailLanguageOf } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

interface PersonToTell {
  email: string
  first_name: string
  language: TextLanguage
}

/** Finds the person to notify; undefined for people who left, or may no longer log in. */
export async function findPersonToTell(db: Db, user_id: number): Promise<PersonToTell | undefined> {
  const [found] = await rows<PersonToTell>(
    db,
    sql`select u.email, u.first_name, ${mailLanguageOf(sql`u.id`)} as language
      from users u where u.id = ${user_id} and u.disabled_at is null`,
  )
  return found
}
