import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { CampaignStatus } from '../../awareness-programs.contract.ts'
import { campaigns } from '../campaigns.tables.ts'

interface OfOrganisation {
  program_id: number
  owner_id: number
  organisation_name: string
}

/** The campaign that the person runs for the program in this organisation's name. */
export async function findOrganisationCampaign(
  db: Db,
  { program_id, owner_id, organisation_name }: OfOrganisation,
): Promise<{ id: number; status: CampaignStatus } | undefined> {
  const [found] = await rows<{ id: number; status: CampaignStatus }>(
    db,
    sql`select id, status from campaigns where program_id = ${program_id} and owner_id = ${owner_id}
      and kind = 'organisation' and lower(organisation_name) = lower(${organisation_name})`,
  )
  return found
}

export async function countOrganisations(db: Db, owner_id: number): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from campaigns where owner_id = ${owner_id} and kind = 'organisation'`,
  )
  return found?.count ?? 0
}

/** Stores only the latest time: nobody tracks what a person sends to whom. */
export async function noteShared(db: Db, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.update(campaigns).set({ shared_at: now }).where(eq(campaigns.id, id))
}
