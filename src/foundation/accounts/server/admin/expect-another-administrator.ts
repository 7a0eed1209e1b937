import type { Db } from '#platform/db/database.ts'
import { LastAdministrator } from '../accounts.errors.ts'
import { lockAdministrators } from '../people/roles.queries.ts'

/**
 * Refuses to take the role or the account of the only administrator. Locks every administrator's row.
 * @throws LastAdministrator
 */
export async function expectAnotherAdministrator(tx: Db, user_id: number): Promise<void> {
  const others = (await lockAdministrators(tx)).filter((id) => id !== user_id)
  if (others.length === 0) throw new LastAdministrator()
}
