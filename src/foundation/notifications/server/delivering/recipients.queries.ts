import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { wholeName } from '#foundation/accounts/server/index.ts'
import { mailLanguageOf } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { NotificationTopic } from '../../notifications.contract.ts'
import { wants, wantsByWhatsapp } from '../choices/choices.queries.ts'

interface Asked {
  user_ids: readonly number[]
  topic: NotificationTopic
}

export interface MailRecipient {
  user_id: number
  email: string
  first_name: string
  language: TextLanguage
}

export interface WhatsappRecipient {
  user_id: number
  /** E.164. */
  mobile: string
  first_name: string
  language: TextLanguage
}

const ofThese = (user_ids: readonly number[]): SQL =>
  sql`u.id = any(${idList(user_ids)}) and u.disabled_at is null`

/** Which of the given people want emails about the topic. */
export function selectMailRecipients(db: Db, { user_ids, topic }: Asked): Promise<MailRecipient[]> {
  return rows<MailRecipient>(
    db,
    sql`select u.id as user_id, u.email, u.first_name, ${mailLanguageOf(sql`u.id`)} as language
      from users u where ${ofThese(user_ids)} and ${wants('u', { topic, channel: 'mail' })} order by u.id`,
  )
}

/** Which of the given people consented to WhatsApp, have a number and chose it for the topic. */
export function selectWhatsappRecipients(db: Db, { user_ids, topic }: Asked): Promise<WhatsappRecipient[]> {
  return rows<WhatsappRecipient>(
    db,
    sql`select u.id as user_id, u.mobile, u.first_name, ${mailLanguageOf(sql`u.id`)} as language
      from users u where ${ofThese(user_ids)} and ${wantsByWhatsapp('u', topic)} order by u.id`,
  )
}

/** Null for a former member. */
export async function selectActorName(db: Db, actor_id: number | null): Promise<string | null> {
  const [found] = await rows<{ name: string }>(
    db,
    sql`select ${wholeName('u')} as name from users u where u.id = ${actor_id}::int and u.disabled_at is null`,
  )
  return found?.name ?? null
}
