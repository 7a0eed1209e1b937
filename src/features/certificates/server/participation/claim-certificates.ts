import { claimCompletions } from '#features/awareness-programs/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { giveToAccount } from './certified-completion.queries.ts'

/** Assigns certificates that were issued to an address before the account confirmed it. */
export async function claimCertificates(tx: Db, user_id: number): Promise<void> {
  const completion_ids = await claimCompletions(tx, user_id)
  if (completion_ids.length > 0) await giveToAccount(tx, { completion_ids, user_id })
}
