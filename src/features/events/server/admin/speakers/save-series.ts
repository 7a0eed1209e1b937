import { randomUUID } from 'node:crypto'
import { recordChange } from '#foundation/audit/server/index.ts'
import { filledIn } from '#foundation/content/content.contract.ts'
import type { Content, Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type SeriesFields, seriesTexts } from '../../../admin-series.contract.ts'
import { eventSeries } from '../../events.tables.ts'
import { SeriesHasEvents, SeriesNotFound } from '../admin-choices.errors.ts'
import { findSeriesRow, insertOneSeries, type SeriesRow, updateSeries } from './series.queries.ts'

/**
 * Adds or renames a series; does nothing if the name is unchanged. The caller checks the permission.
 * @returns the series' id
 * @throws SeriesNotFound
 */
export async function saveSeries(
  db: Db,
  viewer: Editor,
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
    const { form: before } = await seriesContent.find(tx, viewer, { id, isLocked: true })
    if (before.title_en === after.title_en && before.title_hi === after.title_hi) return id
    await updateSeries(tx, { id, ...after })
    const change = { before: { ...before }, after }
    await recordChange(tx, { viewer, action: 'renamed', kind: 'series', id, ...change, now })
    return id
  })
}

/** Series as content. The caller checks the permission. */
export const seriesContent = {
  kind: 'series',
  table: eventSeries,
  find: findSeries,
  IsUsed: SeriesHasEvents,
} satisfies Content<SeriesRow>

/** @throws SeriesNotFound */
export async function findSeries(
  db: Db,
  _: Editor,
  of: { id: number; isLocked?: boolean },
): Promise<SeriesRow> {
  const series = await findSeriesRow(db, of)
  if (!series) throw new SeriesNotFound()
  return series
}
