import type { Db } from '#platform/db/database.ts'
import { LastAdministrator } from '../accounts.errors.ts'
import { lockAdministrators } from '../people/roles.queries.ts'

/**
 * Whoever is the only administrator keeps the role and the account. Holds every administrator's row.
 * @throws LastAdministrator
 */
export async function expectAnotherAdministrator(tx: Db, user_id: number): Promise<void> {
  const others = (await lockAdministrators(tx)).filter((id) => id !== user_id)
  if (others.length === 0) throw new LastAdministrator()
}
