import { sql } from 'drizzle-orm'
import type { PersonWork } from '#foundation/feature.ts'
import { countRows } from '#platform/db/counts.ts'

/** How many unrevoked certificates a person has. */
export const certificatesOfPerson: PersonWork = async (db, { user_id }) => {
  const counted = sql`issued_certificates where user_id = ${user_id} and revoked_at is null`
  return { counts: { certificates: await countRows(db, counted) } }
}
