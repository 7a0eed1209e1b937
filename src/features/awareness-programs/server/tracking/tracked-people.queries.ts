import { sql } from 'drizzle-orm'
import { likeWords } from '#platform/db/both-languages.ts'
import { isoUtc } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { TrackedPerson } from '../../tracking.contract.ts'

interface Wanted {
  campaign_id: number
  search?: string | undefined
  /** Null for all of them, for a file. */
  limit: number | null
  offset: number
}

/**
 * Who completed by this campaign itself, the newest first. Their own addresses are not read, and invited ones not
 * after they were forgotten.
 */
export async function selectTrackedPeople(
  db: Db,
  { campaign_id, search, limit, offset }: Wanted,
): Promise<{ people: TrackedPerson[]; total: number }> {
  const source = sql`awareness_completions a where a.campaign_id = ${campaign_id}
    and a.name ilike ${likeWords(search ?? '')}`
  const people = await rows<TrackedPerson>(
    db,
    sql`select a.id, a.name, a.source, ${isoUtc(sql`a.created_at`)} as created_at,
        (select i.email from campaign_invitations i
          where i.id = a.invitation_id and i.campaign_id = a.campaign_id
            and i.email like '%@%') as invited_email
      from ${source} order by a.id desc limit ${limit}::int offset ${offset}`,
  )
  return { people, total: await countRows(db, source) }
}
