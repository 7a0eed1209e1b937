import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import {
  awarenessCompletions,
  campaignInvitations,
  campaigns,
  campaignVisits,
} from '../server/campaigns.tables.ts'

type Given<Row, Known extends keyof Row> = Partial<Row> & Pick<Row, Known>

/** Inserts an invitation. Returns its id. */
export async function countInvitation(
  db: Db,
  given: Given<typeof campaignInvitations.$inferInsert, 'campaign_id'>,
): Promise<number> {
  const token = randomUUID()
  const [added] = await db
    .insert(campaignInvitations)
    .values({ email: `${token}@school.example`, token, ...given })
    .returning({ id: campaignInvitations.id })
  if (!added) throw new Error('the invitation was not added')
  return added.id
}

/** A person visited the landing page on that day. */
export async function countVisit(
  db: Db,
  given: Given<typeof campaignVisits.$inferInsert, 'campaign_id' | 'day'>,
): Promise<void> {
  await db.insert(campaignVisits).values({ visitor: randomUUID(), source: 'link', ...given })
}

/** A person completed the program of this campaign, and it counts for the campaign. */
export async function countCompletion(
  db: Db,
  given: Given<typeof awarenessCompletions.$inferInsert, 'campaign_id' | 'program_id'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const email = `${randomUUID()}@home.example`
    await tx.insert(awarenessCompletions).values({ email, name: 'Ravi Kumar', ...given })
    await tx
      .update(campaigns)
      .set({ completions_count: sql`completions_count + 1` })
      .where(eq(campaigns.id, given.campaign_id ?? 0))
  })
}
