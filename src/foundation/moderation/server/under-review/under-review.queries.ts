import { type SQL, sql } from 'drizzle-orm'
import { isoUtc, isoUtcExactly } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { UnderReviewDecision, UnderReviewReason } from '../../admin-moderation.contract.ts'

export interface UnderReviewKey {
  kind: string
  id: number
}

const isThis = ({ kind, id }: UnderReviewKey): SQL => sql`kind = ${kind} and subject_id = ${id}`

/** SQL: whether a thing is under review. */
export const isUnderReview = (of: { kind: string; id: SQL }): SQL<boolean> =>
  sql<boolean>`exists (select from held_things h
    where h.kind = ${of.kind} and h.subject_id = ${of.id} and h.decided_at is null)`

/** SQL: whether a thing is under review, or a moderator refused it. */
export const needsModerator = (of: { kind: string; id: SQL }): SQL<boolean> =>
  sql<boolean>`exists (select from held_things h
    where h.kind = ${of.kind} and h.subject_id = ${of.id} and h.decision is distinct from 'publish')`

/**
 * Puts a thing under review, or again; the time identifies the version that a moderator sees. Call it under the thing's
 * lock.
 */
export async function putUnderReview(
  tx: Db,
  { kind, id, user_id, why, now }: UnderReviewKey & { user_id: number; why: UnderReviewReason; now: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`insert into held_things (kind, subject_id, user_id, why, created_at)
    values (${kind}, ${id}, ${user_id}, ${why}, ${at})
    on conflict (kind, subject_id) do update set user_id = excluded.user_id, why = excluded.why,
      created_at = case when held_things.decided_at is null
        then greatest(excluded.created_at, held_things.created_at + interval '1 millisecond') else excluded.created_at end,
      decided_at = null, decision = null, decided_by = null`)
}

/** Ends a review without a decision: the thing is gone or is fine now. */
export async function dropFromReview(tx: Db, key: UnderReviewKey): Promise<void> {
  await tx.execute(sql`delete from held_things where ${isThis(key)} and decided_at is null`)
}

export interface UnderReviewRow {
  user_id: number | null
  why: UnderReviewReason
  /** When it was put under review, in milliseconds; identifies the version that was checked. */
  held_at: string
  decision: UnderReviewDecision | null
}

/** The thing's row, locked until the transaction ends. */
export async function lockUnderReview(tx: Db, key: UnderReviewKey): Promise<UnderReviewRow | undefined> {
  const [found] = await rows<UnderReviewRow>(
    tx,
    sql`select user_id, why, ${isoUtcExactly(sql`created_at`)} as held_at, decision from held_things where ${isThis(key)} for update`,
  )
  return found
}

export async function writeUnderReviewDecision(
  tx: Db,
  {
    decision,
    moderator_id,
    now,
    ...key
  }: UnderReviewKey & { decision: UnderReviewDecision; moderator_id: number; now: Date },
): Promise<void> {
  await tx.execute(sql`update held_things set decision = ${decision}, decided_by = ${moderator_id},
      decided_at = ${now.toISOString()}::timestamptz where ${isThis(key)}`)
}

/** How many of the person's things moderators published, except those of one kind. */
export function countPublished(db: Db, of: { user_id: number; butKind: string }): Promise<number> {
  return countRows(
    db,
    sql`held_things where user_id = ${of.user_id} and decision = 'publish' and kind <> ${of.butKind}`,
  )
}

export interface SubjectUnderReview {
  kind: string
  subject_id: number
  why: UnderReviewReason
  held_at: string
  decision: UnderReviewDecision | null
  decided_at: string | null
}

/** Things under review, longest waiting first, or decided ones, newest first. */
export async function selectSubjectsUnderReview(
  db: Db,
  of: { isDecided: boolean; limit: number; offset: number },
): Promise<{ subjects: SubjectUnderReview[]; total: number }> {
  const wanted = of.isDecided ? sql`decided_at is not null` : sql`decided_at is null`
  const order = of.isDecided ? sql`decided_at desc, id desc` : sql`id`
  const subjects = await rows<SubjectUnderReview>(
    db,
    sql`select kind, subject_id, why, ${isoUtcExactly(sql`created_at`)} as held_at, decision,
        ${isoUtc(sql`decided_at`)} as decided_at
      from held_things where ${wanted} order by ${order} limit ${of.limit} offset ${of.offset}`,
  )
  return { subjects, total: await countRows(db, sql`held_things where ${wanted}`) }
}

export const countUnderReview = (db: Db): Promise<number> =>
  countRows(db, sql`held_things where decided_at is null`)
