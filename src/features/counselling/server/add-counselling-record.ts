import { newCode } from '#features/certificates/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  type CounsellingRecord,
  insertCounsellingRecord,
  type NewCounsellingRecord,
} from './counselling.queries.ts'
import { emailOf, topicKey } from './counselling-keys.ts'

export type NotedAttendance = Pick<
  NewCounsellingRecord,
  'topic' | 'speaker_id' | 'speaker_name' | 'holder_name' | 'email' | 'held_on' | 'minutes'
>

/** Records a person's attendance. Undefined if it was recorded before. */
export async function addCounsellingRecord(
  db: Db,
  noted: NotedAttendance,
): Promise<CounsellingRecord | undefined> {
  return insertCounsellingRecord(db, asRow(noted))
}

/** The row of a record, with a new code and the values that addresses are compared with. */
export function asRow(noted: NotedAttendance) {
  return { ...noted, code: newCode(), topic_key: topicKey(noted.topic), email: emailOf(noted.email) }
}
