import { and, isNull, lt } from 'drizzle-orm'
import { consents } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { signals } from './signals.tables.ts'

export type SignalRow = typeof signals.$inferInsert

export async function insertSignals(db: Db, rows: SignalRow[]): Promise<void> {
  await db.insert(signals).values(rows)
}

export async function deleteSignalsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(signals).where(lt(signals.at, moment))
}

export async function deleteVisitorsConsentsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(consents).where(and(isNull(consents.user_id), lt(consents.at, moment)))
}
