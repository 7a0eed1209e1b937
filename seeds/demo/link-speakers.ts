import { speakerAccounts } from '#features/events/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { SPEAKING } from './content/creators.ts'
import { idsOf } from './demo-event.ts'

/** Ties the speakers who share resources too to their accounts. */
export async function linkSpeakers(
  db: Db,
  { speakers, people }: { speakers: Map<string, number>; people: Map<string, number> },
): Promise<void> {
  const users = idsOf(people, SPEAKING)
  const links = idsOf(speakers, SPEAKING).map((speaker_id, index) => ({
    speaker_id,
    user_id: users[index] ?? 0,
  }))
  await db.insert(speakerAccounts).values(links)
}
