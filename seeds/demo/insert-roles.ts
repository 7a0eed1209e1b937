import { eventHosts } from '#features/events/server/index.ts'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import { setRole } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idsOf } from './demo-event.ts'

interface Ids {
  /** By key. */
  events: Map<string, number>
  /** By username. */
  people: Map<string, number>
}

/** Who helps the administrator, by username. */
const given: [username: string, role: Role][] = [
  ['arjun-deshmukh', 'event-host'],
  ['farah-siddiqui', 'content-editor'],
]
/** Who runs which event: one to come, with a wish for an adjustment. */
const hosts: [username: string, event: string][] = [['arjun-deshmukh', 'teaching-reading-dyslexia']]

/** Gives the narrow roles of the demo, and the host an event. */
export async function insertRoles(db: Db, ids: Ids): Promise<void> {
  const administrator = { id: ids.people.get('kavita-rao') ?? 0 }
  for (const [username, role] of given) {
    await setRole(db, administrator, { id: ids.people.get(username) ?? 0, role, isGranted: true })
  }
  for (const [username, event] of hosts) {
    const [user_id = 0] = idsOf(ids.people, [username])
    const [event_id = 0] = idsOf(ids.events, [event])
    await db.insert(eventHosts).values({ event_id, user_id })
  }
}
