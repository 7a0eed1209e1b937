import type { Db } from '#platform/db/database.ts'
import { LastAdministrator } from '../accounts.errors.ts'
import { lockAdministrators } from '../people/roles.queries.ts'

/**
 * Protects the role and the account of the only administrator. Locks the rows of all administrators.
 * @throws LastAdministrator
 */
export async function expectAnotherAdministrator(tx: Db, user_id: number): Promise<void> {
  const others = (await lockAdministrators(tx)).filter((id) => id !== user_id)
  if (others.length === 0) throw new LastAdministrator()
}
