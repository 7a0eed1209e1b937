import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { hasAddress } from './invitation-state.queries.ts'

/**
 * Invitations that still have their address, and whose campaign ended before one date or that are older than another.
 * Locks their rows until the transaction ends.
 */
export async function lockOldInvitations(
  tx: Db,
  { ended_before, invited_before, limit }: { ended_before: Date; invited_before: Date; limit: number },
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    sql`select i.id from campaign_invitations i join campaigns c on c.id = i.campaign_id
      where ${hasAddress('i')} and (i.created_at < ${invited_before.toISOString()}::timestamptz
        or c.ended_at < ${ended_before.toISOString()}::timestamptz)
      order by i.id limit ${limit} for no key update of i`,
  )
  return found.map(({ id }) => id)
}

/** Erased invitations still count, also as completed. The link in the email no longer confirms an address. */
export async function forgetAddresses(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update awareness_completions a set invitation_id = i.id from campaign_invitations i
    where i.id = any(${idList(ids)}) and a.invitation_id is null and a.campaign_id = i.campaign_id
      and a.email = i.email`)
  await tx.execute(sql`update campaign_invitations
    set email = 'forgotten-' || id, name = '', token = gen_random_uuid()::text where id = any(${idList(ids)})`)
}
