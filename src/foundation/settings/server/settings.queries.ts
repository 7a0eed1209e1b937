import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { settings } from './settings.tables.ts'

export async function selectSettings(db: Db): Promise<Map<string, unknown>> {
  const found = await db.select({ key: settings.key, value: settings.value }).from(settings)
  return new Map(found.map(({ key, value }) => [key, value]))
}

/** Changes take turns, so that the audit log's old values are right. */
export async function lockSettings(tx: Db): Promise<void> {
  await tx.execute(sql`lock table settings in share row exclusive mode`)
}

export async function writeSetting(tx: Db, of: { key: string; value: unknown; now: Date }): Promise<void> {
  const { key, value, now } = of
  await tx
    .insert(settings)
    .values({ key, value, changed_at: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, changed_at: now } })
}

export async function deleteSettings(tx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(settings).where(inArray(settings.key, [...keys]))
}
