import { selectAttendedIds } from '#features/events/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isPrintable } from '#platform/pdf/drawable-text.ts'
import { selectUncertified } from './admin-certificates.queries.ts'

/** People who are entitled to a certificate and never had one. */
export async function findUncertified(
  db: Db,
  of: { event_id: number; needs_review: boolean; now: Date; limit: number | null; offset: number },
) {
  const attended_ids = await selectAttendedIds(db, of)
  const { people, ...counts } = await selectUncertified(db, { ...of, attended_ids })
  return { ...counts, people: people.map((one) => ({ ...one, is_printable: isPrintable(one.name) })) }
}
