import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

interface OwnOrganisation {
  /** The organisation's campaign. */
  id: number
  user_id: number
}

/** Of an organisation that this person runs. Answers whether there was such a promoter. */
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

/** Of an organisation that this person runs. Answers whether there is such a campaign. */
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
