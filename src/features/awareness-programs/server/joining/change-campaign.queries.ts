import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { AwarenessPublication, CampaignKind, CampaignStatus } from '../../awareness-programs.contract.ts'
import { campaigns } from '../campaigns.tables.ts'

export interface LockedCampaign {
  kind: CampaignKind
  status: CampaignStatus
  is_held: boolean
  program_publication: AwarenessPublication
  logo: string | null
  cover: string | null
}

/** The campaign of this person; nobody else changes it until the transaction ends. */
export async function lockCampaignOf(
  tx: Db,
  { id, user_id }: { id: number; user_id: number },
): Promise<LockedCampaign | undefined> {
  const [found] = await rows<LockedCampaign>(
    tx,
    sql`select c.kind, c.status, c.held_at is not null as is_held, p.publication as program_publication, c.logo, c.cover
      from campaigns c join awareness_programs p on p.id = c.program_id
      where c.id = ${id} and c.owner_id = ${user_id} for update of c`,
  )
  return found
}

export type CampaignColumns = Partial<typeof campaigns.$inferInsert>

export async function updateCampaign(tx: Db, id: number, columns: CampaignColumns): Promise<void> {
  if (Object.keys(columns).length > 0) await tx.update(campaigns).set(columns).where(eq(campaigns.id, id))
}
