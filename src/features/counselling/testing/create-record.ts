import type { Db } from '#platform/db/database.ts'
import { addCounsellingRecord, type NotedAttendance } from '../server/index.ts'

/** A recorded attendance with defaults for everything that isn't given. Returns the code of its record. */
export async function createRecord(db: Db, given: Partial<NotedAttendance> = {}): Promise<string> {
  const record = await addCounsellingRecord(db, {
    topic: 'Calm evenings',
    speaker_id: '42',
    speaker_name: 'Dr Meena Iyer',
    holder_name: 'Asha Verma',
    email: 'asha@example.org',
    held_on: '2026-01-10',
    minutes: 90,
    ...given,
  })
  if (!record) throw new Error('that was noted before')
  return record.code
}
