import type { Db } from '#platform/db/database.ts'
import { eachInTurns } from '../list/each-in-turns.ts'
import { markOptedOut } from './opt-outs.queries.ts'
import type { StopLinks } from './stop-links.ts'

/**
 * Marks those invitations whose mailbox has unsubscribed, so that they count as such in their campaign. Returns their
 * ids. Slow for a long list, so don't call it in a transaction.
 */
export async function markUnwilling(
  db: Db,
  invitations: readonly { id: number; email: string }[],
  { hashesOf }: Pick<StopLinks, 'hashesOf'>,
): Promise<Set<number>> {
  const hashed: { id: number; address_hash: string }[] = []
  await eachInTurns(invitations, ({ id, email }) => {
    hashed.push(...hashesOf(email).map((address_hash) => ({ id, address_hash })))
  })
  return new Set(await markOptedOut(db, hashed))
}
