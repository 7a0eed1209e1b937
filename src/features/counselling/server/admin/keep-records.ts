import { homeDay } from '#contract/product.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { NotedRecord } from '../../admin-counselling.contract.ts'
import { addCounsellingRecord, asRow } from '../add-counselling-record.ts'
import { countKnown, deleteRecord, insertRecords } from './admin-counselling.queries.ts'
import { RecordIsThere, RecordNotFound, SessionToCome } from './counselling.errors.ts'
import { readRecords, type WrongRow } from './read-records.ts'

interface By {
  viewer: { id: number }
  now: Date
}

const KIND = 'counselling-record'
const MOST_SHOWN = 20

/** Returns the id of the new record. @throws SessionToCome, RecordIsThere */
export async function addRecord(db: Db, noted: NotedRecord, { viewer, now }: By): Promise<number> {
  // Sessions take place in the home zone, so its current day is the latest possible.
  if (noted.held_on > homeDay(now)) throw new SessionToCome()
  return db.transaction(async (tx) => {
    const added = await addCounsellingRecord(tx, noted)
    if (!added) throw new RecordIsThere()
    // The audit log stores no personal values.
    await recordChange(tx, { viewer, action: 'added', kind: KIND, id: added.id, now })
    return added.id
  })
}

/** @throws RecordNotFound */
export async function removeRecord(db: Db, id: number, { viewer, now }: By): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteRecord(tx, id))) throw new RecordNotFound()
    await recordChange(tx, { viewer, action: 'removed', kind: KIND, id, now })
  })
}

export interface Imported {
  added: number
  known: number
  wrong: WrongRow[]
  rows: NotedRecord[]
}

/**
 * Imports every row of a CSV text or, if one is invalid, none; with `isCheck` only returns what would happen.
 * @throws NoRecords, RecordColumnMissing, TooManyRecords
 */
export async function importRecords(
  db: Db,
  { csv, isCheck, viewer, now }: By & { csv: string; isCheck: boolean },
): Promise<Imported> {
  const { records, wrong } = readRecords(csv, homeDay(now))
  const shown = { wrong, rows: records.slice(0, MOST_SHOWN) }
  if (wrong.length > 0) return { ...shown, added: 0, known: 0 }
  const fresh = onceEach(records.map(asRow))
  if (isCheck) {
    const added = fresh.length - (await countKnown(db, fresh))
    return { ...shown, added, known: records.length - added }
  }
  const added = await db.transaction(async (tx) => {
    const ids = await insertRecords(tx, fresh)
    const [id] = ids
    if (id !== undefined) {
      const after = { records: ids.length, last_id: ids.at(-1) }
      await recordChange(tx, { viewer, action: 'imported', kind: KIND, id, after, now })
    }
    return ids.length
  })
  return { ...shown, added, known: records.length - added }
}

/** The rows without repeated ones. */
function onceEach(rows: readonly ReturnType<typeof asRow>[]): ReturnType<typeof asRow>[] {
  const keyOf = (row: ReturnType<typeof asRow>) =>
    JSON.stringify([row.email, row.held_on, row.speaker_id, row.topic_key])
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()].toReversed()
}
