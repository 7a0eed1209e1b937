import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Those of the given hashes whose addresses have unsubscribed from invitations. */
export async function selectOptOuts(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ address_hash: string }>(
    db,
    sql`select address_hash from invitation_opt_outs
      where address_hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`,
  )
  return new Set(found.map(({ address_hash }) => address_hash))
}

/**
 * Marks those of the given invitations whose hash has unsubscribed: by an email to another spelling of the mailbox, or
 * by one whose invitation is gone. Returns their ids.
 */
export async function markOptedOut(
  db: Db,
  hashed: readonly { id: number; address_hash: string }[],
): Promise<number[]> {
  const marked = await rows<{ id: number }>(
    db,
    sql`update campaign_invitations i set opted_out_at = coalesce(i.opted_out_at, o.created_at)
      from jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb) as g(id int, address_hash text)
      join invitation_opt_outs o using (address_hash)
      where i.id = g.id returning i.id`,
  )
  return marked.map(({ id }) => id)
}

/**
 * Unsubscribes an address from all invitations: stores its hash, and marks it in each campaign that invited it. Returns
 * the ids of those invitations.
 */
export async function insertOptOut(
  tx: Db,
  of: { address_hash: string; invitation_id: number; now: Date },
): Promise<number[]> {
  const { address_hash, invitation_id, now } = of
  const moment = now.toISOString()
  await tx.execute(
    sql`insert into invitation_opt_outs (address_hash, created_at) values (${address_hash}, ${moment})
      on conflict do nothing`,
  )
  const marked = await rows<{ id: number }>(
    tx,
    sql`update campaign_invitations set opted_out_at = ${moment} where opted_out_at is null
      and email = (select email from campaign_invitations where id = ${invitation_id}) returning id`,
  )
  return marked.map(({ id }) => id)
}
