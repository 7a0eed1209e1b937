import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import { SeriesHasEvents, SeriesNotFound } from './admin-choices.errors.ts'
import { deleteSeries, findSeries } from './series.queries.ts'

/**
 * Removes a series that no event belongs to. Whoever calls this has checked that the person may.
 * @throws SeriesNotFound, SeriesHasEvents
 */
export async function removeSeries(
  db: Db,
  viewer: { id: number },
  { id, now }: { id: number; now: Date },
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const before = await findSeries(tx, { id, isLocked: true })
      if (!before) throw new SeriesNotFound()
      await deleteSeries(tx, id)
      await recordChange(tx, { viewer, action: 'removed', kind: 'series', id, before: { ...before }, now })
    })
  } catch (error) {
    throw isForeignKeyViolation(error) ? new SeriesHasEvents() : error
  }
}
