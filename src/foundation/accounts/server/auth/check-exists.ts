import type { Db } from '#platform/db/database.ts'
import { findUserByEmail } from '../people/users.queries.ts'

/** Whether the email has an account. One query either way, so that the timing reveals nothing. */
export async function checkExists(db: Db, { identifier }: { identifier: string }): Promise<boolean> {
  return (await findUserByEmail(db, identifier)) !== undefined
}
