import { and, eq, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { counsellingRecords } from './counselling.tables.ts'

export type CounsellingRecord = typeof counsellingRecords.$inferSelect
export type NewCounsellingRecord = typeof counsellingRecords.$inferInsert

/**
 * Finds a record by all four facts, or by the code alone: one statement in both cases, so that both take equally
 * long.
 */
export async function selectCounsellingRecord(
  db: Db,
  of: { code: string; topic_key: string; speaker_id: string; held_on: string; email: string },
): Promise<CounsellingRecord | undefined> {
  const { code, topic_key, speaker_id, held_on, email } = of
  const [found] = await db
    .select()
    .from(counsellingRecords)
    .where(
      or(
        eq(counsellingRecords.code, code),
        and(
          eq(counsellingRecords.email, email),
          eq(counsellingRecords.held_on, held_on),
          eq(counsellingRecords.speaker_id, speaker_id),
          eq(counsellingRecords.topic_key, topic_key),
        ),
      ),
    )
    .limit(1)
  return found
}

/** Returns the record; undefined if the same person is already recorded for the same session. */
export async function insertCounsellingRecord(
  db: Db,
  record: NewCounsellingRecord,
): Promise<CounsellingRecord | undefined> {
  const [inserted] = await db.insert(counsellingRecords).values(record).onConflictDoNothing().returning()
  return inserted
}
