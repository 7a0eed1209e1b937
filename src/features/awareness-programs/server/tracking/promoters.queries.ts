import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { TrackedPromoter } from '../../tracking.contract.ts'

/** The campaigns that are part of an organisation's, most completions first. With no limit all of them, for a file. */
export async function selectPromoters(
  db: Db,
  { campaign_id, limit }: { campaign_id: number; limit: number | null },
): Promise<{ promoters: TrackedPromoter[]; count: number }> {
  const found = await rows<TrackedPromoter & { count: number }>(
    db,
    sql`select c.id, btrim(c.display_name) as name, c.status,
        (select count(*)::int from campaign_invitations i where i.campaign_id = c.id) as invited,
        (select count(*)::int from campaign_visits v where v.campaign_id = c.id) as opened,
        c.completions_count as completed, (count(*) over ())::int as count
      from campaigns c where c.part_of_id = ${campaign_id}
      order by c.completions_count desc, c.id limit ${limit}::int`,
  )
  return { promoters: found.map(({ count, ...promoter }) => promoter), count: found[0]?.count ?? 0 }
}
