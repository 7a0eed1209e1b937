import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { mailLanguageOf } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Locks its row until the transaction ends. Undefined if there is no such campaign. */
export async function lockCampaign(tx: Db, id: number): Promise<{ is_suspended: boolean } | undefined> {
  const [locked] = await rows<{ is_suspended: boolean }>(
    tx,
    sql`select held_at is not null as is_suspended from campaigns where id = ${id} for no key update`,
  )
  return locked
}

/** The caller holds that lock. A null reason ends the suspension. */
export async function writeCampaignSuspension(
  tx: Db,
  { id, reason, now }: { id: number; reason: string | null; now: Date },
): Promise<void> {
  const moment = reason === null ? null : now.toISOString()
  await tx.execute(
    sql`update campaigns set held_at = ${moment}::timestamptz, hold_reason = ${reason} where id = ${id}`,
  )
}

export interface CampaignOwner {
  user_id: number
  email: string
  first_name: string
  language: TextLanguage
  program_name: string
  /** The campaign's name for its owner, with their own name if they chose none. */
  title: string
}

/** Undefined if the owner's account is closed. */
export async function findOwnerToNotify(db: Db, campaign_id: number): Promise<CampaignOwner | undefined> {
  const [found] = await rows<CampaignOwner>(
    db,
    sql`select u.id as user_id, u.email, u.first_name, ${mailLanguageOf(sql`u.id`)} as language,
        p.name as program_name,
        concat_ws(' – ', p.name, coalesce(nullif(c.display_name, ''), c.organisation_name)) as title
      from campaigns c join users u on u.id = c.owner_id join awareness_programs p on p.id = c.program_id
      where c.id = ${campaign_id} and u.disabled_at is null`,
  )
  return found
}
