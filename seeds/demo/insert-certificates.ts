import { DAY_MS } from '#contract/durations.ts'
import { issueCertificate } from '#features/certificates/server/index.ts'
import { addCounsellingRecord } from '#features/counselling/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idsOf } from './demo-event.ts'

/** Whose certificates were issued: event, person and the name on the paper. */
const issued = [
  ['sounds-to-words', 'farah-siddiqui', 'Farah Siddiqui'],
  ['sounds-to-words', 'arjun-deshmukh', 'Arjun Deshmukh'],
  ['one-lesson-many-ways', 'meera-deshpande', 'Meera Deshpande'],
] as const

/** Certificates that were issued, and one group counselling session. */
export async function insertCertificates(
  db: Db,
  ids: { events: Map<string, number>; people: Map<string, number> },
  now: Date,
): Promise<void> {
  for (const [event, person, holder_name] of issued) {
    const [event_id = 0] = idsOf(ids.events, [event])
    const [user_id = 0] = idsOf(ids.people, [person])
    await issueCertificate(db, { event_id, user_id, holder_name, language: 'en', now })
  }
  await addCounsellingRecord(db, {
    topic: 'Calm evenings',
    speaker_id: '1',
    speaker_name: 'Dr Meena Iyer',
    holder_name: 'Meera Deshpande',
    email: 'meera@pankh.example',
    held_on: new Date(now.getTime() - 30 * DAY_MS).toISOString().slice(0, 10),
    minutes: 90,
  })
}
