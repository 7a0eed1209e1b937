import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { isInView } from '../visible-awareness.queries.ts'

interface Came {
  page_id: number
  referral_code?: string | undefined
}

/** The campaign of the promoter whose link it was, where it is a live part of this organisation's. */
export async function findPromotersPart(
  db: Db,
  { page_id, referral_code }: Came,
): Promise<{ id: number; owner_id: number } | undefined> {
  if (!referral_code) return undefined
  const [part] = await rows<{ id: number; owner_id: number }>(
    db,
    sql`select c.id, c.owner_id from campaigns c join users u on u.id = c.owner_id
      where c.referral_code = ${referral_code.toUpperCase()} and c.part_of_id = ${page_id}
        and c.status = 'live' and ${isInView('c', 'u')}`,
  )
  return part
}

/** The campaign that a completion counts for: the promoter's, else the page's own. */
export async function findCountedCampaign(db: Db, came: Came): Promise<number> {
  return (await findPromotersPart(db, came))?.id ?? came.page_id
}
