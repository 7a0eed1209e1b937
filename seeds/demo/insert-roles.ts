import type { Role } from '#foundation/accounts/roles.contract.ts'
import { setRole } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'

/** Who helps the administrator, by username. */
const given: [username: string, role: Role][] = [
  ['arjun-deshmukh', 'event-host'],
  ['farah-siddiqui', 'content-editor'],
]

/** Gives the narrow roles of the demo. */
export async function insertRoles(db: Db, people: ReadonlyMap<string, number>): Promise<void> {
  const administrator = { id: people.get('kavita-rao') ?? 0 }
  for (const [username, role] of given) {
    await setRole(db, administrator, { id: people.get(username) ?? 0, role, isGranted: true })
  }
}
