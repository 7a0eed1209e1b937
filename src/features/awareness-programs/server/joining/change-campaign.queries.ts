import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { AwarenessPublication, CampaignKind, CampaignStatus } from '../../awareness-programs.contract.ts'
import { campaigns } from '../campaigns.tables.ts'

export interface LockedCampaign {
  kind: CampaignKind
  status: CampaignStatus
  is_suspended: boolean
  program_publication: AwarenessPublication
  organisation_name: string | null
  display_name: string
  message: string
  goal: number
  logo: string | null
  cover: string | null
}

/** Locks the person's campaign until the transaction ends. */
export async function lockCampaignOf(
  tx: Db,
  { id, user_id }: { id: number; user_id: number },
): Promise<LockedCampaign | undefined> {
  const [found] = await rows<LockedCampaign>(
    tx,
    sql`select c.kind, c.status, c.held_at is not null as is_suspended, p.publication as program_publication,
        c.organisation_name, c.display_name, c.message, c.goal, c.logo, c.cover
      from campaigns c join awareness_programs p on p.id = c.program_id
      where c.id = ${id} and c.owner_id = ${user_id} for update of c`,
  )
  return found
}

export type CampaignColumns = Partial<typeof campaigns.$inferInsert>

export async function updateCampaign(tx: Db, id: number, columns: CampaignColumns): Promise<void> {
  if (Object.keys(columns).length > 0) await tx.update(campaigns).set(columns).where(eq(campaigns.id, id))
}

interface OwnOrganisation {
  /** The organisation's campaign. */
  id: number
  user_id: number
}

/** Removes a promoter from an organisation that the person runs. Returns whether there was such a promoter. */
export async function detachPromoter(
  db: Db,
  { id, user_id, promoter }: OwnOrganisation & { promoter: number },
): Promise<boolean> {
  const set = await rows<{ id: number }>(
    db,
    sql`update campaigns c set part_of_id = null from campaigns o
      where c.id = ${promoter} and c.part_of_id = o.id and o.id = ${id} and o.owner_id = ${user_id} returning c.id`,
  )
  return set.length > 0
}

/** Sets the join code of an organisation that the person runs. Returns whether there is such a campaign. */
export async function setJoinCode(
  db: Db,
  { id, user_id, join_code }: OwnOrganisation & { join_code: string },
): Promise<boolean> {
  const set = await rows<{ id: number }>(
    db,
    sql`update campaigns set join_code = ${join_code}
      where id = ${id} and owner_id = ${user_id} and kind = 'organisation' returning id`,
  )
  return set.length > 0
}
