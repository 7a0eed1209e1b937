import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { mailLanguageOf } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

export interface CreatorToNotify {
  user_id: number
  email: string
  first_name: string
  title: string
  language: TextLanguage
}

/** Finds the creator to notify; undefined for a former member or a closed account. */
export async function findCreatorToNotify(db: Db, resource_id: number): Promise<CreatorToNotify | undefined> {
  const [found] = await rows<CreatorToNotify>(
    db,
    sql`select u.id as user_id, u.email, u.first_name, r.title,
        ${mailLanguageOf(sql`u.id`)} as language
      from resources r join users u on u.id = r.creator_id where r.id = ${resource_id} and u.disabled_at is null`,
  )
  return found
}
