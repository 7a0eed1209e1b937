import { dropMails } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { invitationKey, reminderKey } from '../invitation-state.queries.ts'
import { StopLinkNotValid } from '../inviting.errors.ts'
import { insertOptOut, selectOptOuts } from './opt-outs.queries.ts'
import type { StopLinks } from './stop-links.ts'

interface Stopping {
  links: StopLinks
  token: string
}

/** @throws StopLinkNotValid */
export async function getStopping(db: Db, { links, token }: Stopping): Promise<{ is_stopped: boolean }> {
  const read = links.read(token)
  if (!read) throw new StopLinkNotValid()
  const found = await selectOptOuts(db, [read.address_hash])
  return { is_stopped: found.has(read.address_hash) }
}

/**
 * Unsubscribes the token's address from the invitations of all campaigns, permanently; emails to it that are written
 * are never sent, or sent again. Safe to repeat.
 * @throws StopLinkNotValid
 */
export async function stopInvitations(
  db: Db,
  { links, token, now }: Stopping & { now: Date },
): Promise<void> {
  const read = links.read(token)
  if (!read) throw new StopLinkNotValid()
  await db.transaction(async (tx) => {
    const ids = await insertOptOut(tx, { ...read, now })
    await dropMails(
      tx,
      ids.flatMap((id) => [invitationKey(id), reminderKey(id)]),
    )
  })
}
