import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { VISIT_SOURCES } from '#features/awareness-programs/awareness-programs.contract.ts'
import {
  awarenessCompletions,
  campaignInvitations,
  campaignSteps,
  campaigns,
  campaignVisits,
} from '#features/awareness-programs/server/index.ts'
import { users } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'

export interface Addressed {
  user_id: number
  email: string
  name: string
}

/** In the order of the ids. */
export async function selectAddresses(db: Db, ids: readonly number[]): Promise<Addressed[]> {
  const found = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
  return found.map(({ id, email, first_name, last_name }) => ({
    user_id: id,
    email,
    name: `${first_name} ${last_name}`,
  }))
}

export async function completeSteps(
  db: Db,
  { campaign_id, count, begun }: { campaign_id: number; count: number; begun: Date },
): Promise<void> {
  await db
    .update(campaignSteps)
    .set({ completed_at: new Date(begun.getTime() + DAY_MS) })
    .where(and(eq(campaignSteps.campaign_id, campaign_id), lte(campaignSteps.position, count)))
}

interface Span {
  since: Date
  until: Date
}

/** Moments of so many acts, the last ones closer together. */
const momentOf = ({ since, until }: Span, index: number, count: number) =>
  new Date(since.getTime() + (until.getTime() - since.getTime()) * Math.sqrt((index + 1) / (count + 1)))
/** Of those who came without an invitation. */
const UNINVITED = VISIT_SOURCES.filter((source) => source !== 'invitation')
const sourceOf = (index: number) => UNINVITED[(index * 5 + 2) % UNINVITED.length] ?? 'link'

/** Whoever was invited came by the invitation. */
export async function insertCompletions(
  db: Db,
  of: {
    campaign_id: number
    program_id: number
    people: readonly Addressed[]
    /** Ids of invitations by address. */
    invited: ReadonlyMap<string, number>
  } & Span,
): Promise<void> {
  const { campaign_id, program_id, people, invited } = of
  if (people.length === 0) return
  await db.insert(awarenessCompletions).values(
    people.map((person, index) => {
      const invitation_id = invited.get(person.email) ?? null
      return {
        ...person,
        campaign_id,
        program_id,
        invitation_id,
        source: invitation_id === null ? sourceOf(index) : ('invitation' as const),
        created_at: momentOf(of, index, people.length),
      }
    }),
  )
  await db.update(campaigns).set({ completions_count: people.length }).where(eq(campaigns.id, campaign_id))
}

export async function insertVisits(
  db: Db,
  of: { campaign_id: number; count: number; invited_count: number } & Span,
): Promise<void> {
  const { campaign_id, count, invited_count } = of
  await db.insert(campaignVisits).values(
    Array.from({ length: count }, (_, index) => ({
      campaign_id,
      day: momentOf(of, index, count).toISOString().slice(0, 10),
      visitor: `demo-${campaign_id}-${index}`,
      source: index < invited_count ? ('invitation' as const) : sourceOf(index),
      created_at: momentOf(of, index, count),
    })),
  )
}

/**
 * With their mails, which are kept; two thirds of the people opened the page.
 * @returns ids by address
 */
export async function insertInvitations(
  db: Db,
  of: { campaign_id: number; people: readonly Addressed[]; inviter: string; begun: Date },
): Promise<Map<string, number>> {
  const { campaign_id, people, inviter, begun } = of
  const created_at = new Date(begun.getTime() + 2 * DAY_MS)
  const added = await db
    .insert(campaignInvitations)
    .values(
      people.map(({ email, name }, index) => ({
        campaign_id,
        email,
        name,
        token: `demo-${campaign_id}-${index}`,
        created_at,
        opened_at: index % 3 === 2 ? null : new Date(created_at.getTime() + (index + 1) * 5 * HOUR_MS),
      })),
    )
    .returning({ id: campaignInvitations.id, email: campaignInvitations.email })
  const sent = added.map(({ id, email }) => ({ key: `invitation:${id}`, email }))
  const words = `${inviter} invites you to a short video, three questions and a promise.`
  await db.execute(
    sql`insert into mails (key, to_address, kind, language, subject, html, text, status, created_at)
      select key, email, 'campaign-invitation', 'en', ${`${inviter} invites you`}::text,
        ${`<p>${words}</p>`}::text, ${words}::text, 'kept', ${created_at.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as mail (key text, email text)`,
  )
  return new Map(added.map(({ id, email }) => [email, id]))
}
