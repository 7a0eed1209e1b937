import { selectAttendedIds } from '#features/events/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { selectUncertified } from './admin-certificates.queries.ts'

/** Who is entitled to a certificate by now and never had one. */
export async function findUncertified(
  db: Db,
  of: { event_id: number; needs_review: boolean; now: Date; limit: number; offset: number },
) {
  const attended_ids = await selectAttendedIds(db, of)
  return selectUncertified(db, { ...of, attended_ids })
}
