import { sql } from 'drizzle-orm'
import { confirmedEmails } from '#foundation/accounts/server/index.ts'
import { ERASED_DOMAIN } from '#foundation/privacy/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { isOwnCompletion, type OwnedCampaign, selectOwnPictures } from './personal-awareness.queries.ts'

/** The advisory lock for erasures: two people who invited each other could otherwise deadlock. */
const LEAVING_LOCK = 7_265_251

export async function waitForOthersToLeave(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LEAVING_LOCK})`)
}

const only = (found: { id: number }[]) => found.map(({ id }) => id)

/** Locks invitations to the person's confirmed emails until the transaction ends. */
export async function lockReceivedInvitations(tx: Db, user_id: number): Promise<number[]> {
  return only(
    await rows(
      tx,
      sql`select id from campaign_invitations where email in ${confirmedEmails(user_id)} order by id for no key update`,
    ),
  )
}

/** The person's completions still count, once, but anonymously. */
export async function eraseCompletions(tx: Db, user_id: number): Promise<void> {
  await tx.execute(sql`update awareness_completions a
    set email = 'erased-' || a.id || ${`@${ERASED_DOMAIN}`}::text, name = '—', user_id = null
    where ${isOwnCompletion('a', user_id)}`)
}

/**
 * Locks the person's campaigns until the transaction ends, so that nobody completes anything for them meanwhile. Also
 * locks the campaigns that refer to them, parts before their whole, in the same order as completing does.
 */
export async function lockOwnCampaigns(tx: Db, user_id: number): Promise<OwnedCampaign[]> {
  const own = sql`select id from campaigns where owner_id = ${user_id}`
  await tx.execute(sql`select from campaigns
    where owner_id = ${user_id} or part_of_id in (${own}) or referred_by_id in (${own})
    order by kind, id for update`)
  return selectOwnPictures(tx, user_id)
}

/** Invitations of these campaigns, in order, after the given id. */
export async function selectSentInvitations(
  tx: Db,
  { campaign_ids, after, limit }: { campaign_ids: readonly number[]; after: number; limit: number },
): Promise<number[]> {
  return only(
    await rows(
      tx,
      sql`select id from campaign_invitations where campaign_id = any(${idList(campaign_ids)}) and id > ${after}
        order by id limit ${limit}`,
    ),
  )
}

/**
 * Deletes campaigns with their steps, invitations and visits. Completions stay, and campaigns that belonged to them
 * continue on their own.
 */
export async function deleteCampaigns(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from campaigns where id = any(${idList(ids)})`)
}
