import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { ShareChannel } from '../../resource-card.contract.ts'
import { resourceShares } from '../resource-doing.tables.ts'
import { resources } from '../resources.tables.ts'

interface NewShare {
  id: number
  user_id: number | null
  channel?: ShareChannel | undefined
  now: Date
}

/** The caller holds the resource's lock. Returns its number of shares. */
export async function writeShare(tx: Db, { id, user_id, channel, now }: NewShare): Promise<number> {
  await tx.insert(resourceShares).values({ resource_id: id, user_id, channel, created_at: now })
  const [shared] = await tx
    .update(resources)
    .set({ shares_count: sql`${resources.shares_count} + 1` })
    .where(eq(resources.id, id))
    .returning({ shares_count: resources.shares_count })
  return shared?.shares_count ?? 0
}

export async function countShares(tx: Db, id: number): Promise<number> {
  const [found] = await tx
    .select({ shares_count: resources.shares_count })
    .from(resources)
    .where(eq(resources.id, id))
  return found?.shares_count ?? 0
}
