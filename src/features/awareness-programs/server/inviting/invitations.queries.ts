import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { mailboxOf } from './list/mailbox.ts'
import type { Listed } from './list/read-typed-list.ts'

/** The mailboxes that this campaign has invited. */
export async function selectInvited(
  db: Db,
  { campaign_id }: { campaign_id: number },
): Promise<ReadonlySet<string>> {
  const found = await rows<{ email: string }>(
    db,
    sql`select email from campaign_invitations where campaign_id = ${campaign_id}`,
  )
  return new Set(found.map(({ email }) => mailboxOf(email)))
}

/** Counts the invitation and reminder emails of all of a person's campaigns since a moment. */
export async function countSentBy(
  db: Db,
  { user_id, since }: { user_id: number; since: Date },
): Promise<number> {
  const from = since.toISOString()
  const [found] = await rows<{ total: number }>(
    db,
    sql`select coalesce(sum((i.created_at > ${from})::int + coalesce((i.reminded_at > ${from})::int, 0)), 0)::int
        as total
      from campaigns c join campaign_invitations i on i.campaign_id = c.id
      where c.owner_id = ${user_id} and (i.created_at > ${from} or i.reminded_at > ${from})`,
  )
  return found?.total ?? 0
}

interface NewInvitations {
  campaign_id: number
  language: TextLanguage
  people: readonly (Listed & { token: string })[]
  now: Date
}

/** Inserts invitations. @returns their ids, in the given order */
export async function insertInvitations(
  tx: Db,
  { campaign_id, language, people, now }: NewInvitations,
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    sql`insert into campaign_invitations (campaign_id, email, name, language, token, created_at)
      select ${campaign_id}, g.email, g.name, ${language}, g.token, ${now.toISOString()}
      from rows from (jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as (email text, name text, token text)) with ordinality as g(email, name, token, place)
      order by g.place
      on conflict do nothing returning id`,
  )
  return found.map(({ id }) => id)
}

export interface InvitationRow {
  id: number
  campaign_id: number
  program_id: number
  email: string
  name: string
  language: TextLanguage
}

/** The invitation whose email contained this token: whoever has it reads the emails of that address. */
export async function findInvitationByToken(db: Db, token: string): Promise<InvitationRow | undefined> {
  const [found] = await rows<InvitationRow>(
    db,
    sql`select i.id, i.campaign_id, c.program_id, i.email, i.name, i.language
      from campaign_invitations i join campaigns c on c.id = i.campaign_id where i.token = ${token}`,
  )
  return found
}
