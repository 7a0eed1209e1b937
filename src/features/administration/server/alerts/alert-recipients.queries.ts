import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { mailLanguageOf } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

export interface AlertRecipient {
  user_id: number
  email: string
  first_name: string
  language: TextLanguage
}

/** The key of a person's alert at this moment, for the outbox. */
export const alertKey = (user_id: number, now: Date): string => `alert:${user_id}:${now.toISOString()}`

/**
 * Administrators with a confirmed email who got no alert within the hour. The job may run some seconds early or late.
 */
export function selectAlertRecipients(db: Db, now: Date): Promise<AlertRecipient[]> {
  return rows<AlertRecipient>(
    db,
    sql`select u.id as user_id, u.email, u.first_name, ${mailLanguageOf(sql`u.id`)} as language
      from users u where u.is_admin and u.disabled_at is null and u.email_verified_at is not null
        and not exists (select from mails m where m.user_id = u.id and m.kind = 'alert'
          and split_part(m.key, ':' || u.id || ':', 2)::timestamptz > ${now.toISOString()}::timestamptz - interval '59 minutes')
      order by u.id`,
  )
}
