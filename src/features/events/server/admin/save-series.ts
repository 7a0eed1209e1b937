import { randomUUID } from 'node:crypto'
import { recordChange } from '#foundation/audit/server/index.ts'
import { filledIn } from '#foundation/content/content.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { type SeriesFields, seriesTexts } from '../../admin-series.contract.ts'
import { SeriesNotFound } from './admin-choices.errors.ts'
import { findSeries, insertOneSeries, updateSeries } from './series.queries.ts'

/**
 * Adds a series, or renames one; the same name again changes nothing. Whoever calls this has checked that the person may.
 * @returns the series' id
 * @throws SeriesNotFound
 */
export async function saveSeries(
  db: Db,
  viewer: { id: number },
  { fields, now }: { fields: SeriesFields; now: Date },
): Promise<number> {
  const after = filledIn(seriesTexts.defaults, fields)
  return db.transaction(async (tx) => {
    if (fields.id === undefined) {
      const id = await insertOneSeries(tx, { key: randomUUID(), ...after })
      await recordChange(tx, { viewer, action: 'created', kind: 'series', id, after, now })
      return id
    }
    const { id } = fields
    const before = await findSeries(tx, { id, isLocked: true })
    if (!before) throw new SeriesNotFound()
    if (before.title_en === after.title_en && before.title_hi === after.title_hi) return id
    await updateSeries(tx, { id, ...after })
    await recordChange(tx, {
      viewer,
      action: 'renamed',
      kind: 'series',
      id,
      before: { ...before },
      after,
      now,
    })
    return id
  })
}
