import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/**
 * The campaign that a visit or a completion counts for: the page's own, but that of the promoter whose link it was where
 * it is a live part of this organisation's.
 */
export async function findCountedCampaign(
  db: Db,
  { page_id, referral_code }: { page_id: number; referral_code?: string | undefined },
): Promise<number> {
  if (!referral_code) return page_id
  const [part] = await rows<{ id: number }>(
    db,
    sql`select id from campaigns where referral_code = ${referral_code.toUpperCase()} and part_of_id = ${page_id}
      and status = 'live' and held_at is null`,
  )
  return part?.id ?? page_id
}
