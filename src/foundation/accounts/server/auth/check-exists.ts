import type { Db } from '#platform/db/database.ts'
import { findUserByEmail } from '../people/users.queries.ts'

/** Whether an account has this address. One query either way, so that the time tells nothing. */
export async function checkExists(db: Db, { identifier }: { identifier: string }): Promise<boolean> {
  return (await findUserByEmail(db, identifier)) !== undefined
}
