import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { awarenessPrograms } from '../server/awareness-programs.tables.ts'
import { campaignInvitations, campaigns } from '../server/campaigns.tables.ts'

/** Sets columns of a campaign directly, as no call does. */
export async function changeRow(
  db: Db,
  id: number,
  columns: Partial<typeof campaigns.$inferInsert>,
): Promise<void> {
  await db.update(campaigns).set(columns).where(eq(campaigns.id, id))
}

/** Increments the campaign's completions, as if a person had completed the program. */
export async function countCompletion(db: Db, id: number): Promise<void> {
  await db
    .update(campaigns)
    .set({ completions_count: sql`completions_count + 1` })
    .where(eq(campaigns.id, id))
}

export async function inviteSomebody(db: Db, campaign_id: number): Promise<void> {
  const token = `token-of-${campaign_id}`
  await db.insert(campaignInvitations).values({ campaign_id, email: 'friend@example.org', token })
}

export async function campaignRow(db: Db, id: number): Promise<typeof campaigns.$inferSelect> {
  const [found] = await db.select().from(campaigns).where(eq(campaigns.id, id))
  if (!found) throw new Error('there is no such campaign')
  return found
}

export async function endProgram(db: Db, id: number): Promise<void> {
  await db.update(awarenessPrograms).set({ publication: 'ended' }).where(eq(awarenessPrograms.id, id))
}
