import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

export interface WrittenMail {
  to_address: string
  kind: string
  language: string
  subject: string
  text: string
  headers: Record<string, string>
}

/** Every email created, oldest first. */
export const writtenMails = (db: Db): Promise<WrittenMail[]> =>
  rows(db, sql`select to_address, kind, language, subject, text, headers from mails order by id`)

/** Marks an invitation as if its link had been followed. */
export async function openInvitation(db: Db, invitation_id: number, now: Date): Promise<void> {
  await db.execute(
    sql`update campaign_invitations set opened_at = ${now.toISOString()} where id = ${invitation_id}`,
  )
}

/** Erases the address of an invitation, as at the end of its retention. */
export async function forgetAddress(db: Db, invitation_id: number): Promise<void> {
  await db.execute(
    sql`update campaign_invitations set email = 'forgotten-' || id, name = '' where id = ${invitation_id}`,
  )
}

/** Deletes an invitation, as at the end of its retention. */
export async function deleteInvitation(db: Db, invitation_id: number): Promise<void> {
  await db.execute(sql`delete from campaign_invitations where id = ${invitation_id}`)
}
