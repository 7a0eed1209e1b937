import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import { isoUtc, isoUtcExactly } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { falling, rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type AskedOrder, type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import { DECIDED_REPORT_SORTS, REPORT_SORTS, type ReportSort } from '../admin-moderation.contract.ts'
import { REPORTS_THAT_HIDE, type ReportReason } from '../moderation.contract.ts'
import { reports } from './reports.tables.ts'

const FRESH_MS = 7 * DAY_MS

interface Subject {
  kind: string
  id: number
}

/** SQL: whether the person has reported a thing; false for a visitor. */
export function isReportedBy(of: { kind: string; id: SQL; user_id: number | null }): SQL<boolean> {
  return sql<boolean>`exists (select from reports o
    where o.kind = ${of.kind} and o.subject_id = ${of.id} and o.user_id = ${of.user_id}::int)`
}

/** SQL: how many people have reported a thing, whether or not it's decided. */
export function reportCountOf(of: { kind: string; id: SQL }): SQL<number> {
  return sql<number>`(select count(*)::int from reports o where o.kind = ${of.kind} and o.subject_id = ${of.id})`
}

/** SQL: how many reports of a thing are undecided. */
export function openReportCountOf(of: { kind: string; id: SQL }): SQL<number> {
  return sql<number>`(select count(*)::int from reports o
    where o.kind = ${of.kind} and o.subject_id = ${of.id} and o.decided_at is null)`
}

/** A second report by the same person changes nothing. */
export async function insertReport(
  db: Db,
  of: Subject & { user_id: number; reason: ReportReason; words: string },
): Promise<void> {
  const { kind, id: subject_id, user_id, reason, words } = of
  await db.insert(reports).values({ kind, subject_id, user_id, reason, words }).onConflictDoNothing()
}

/**
 * Undecided reports that count towards hiding: one per person, with a confirmed email or an account at least a week
 * old, which isn't closed. The others wait for a moderator like all reports.
 */
async function countOpenReports(db: Db, { kind, id, now }: Subject & { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - FRESH_MS).toISOString()
  const [found] = await rows<{ open: number }>(
    db,
    sql`select count(*)::int as open from reports r join users u on u.id = r.user_id
      where r.kind = ${kind} and r.subject_id = ${id} and r.decided_at is null
        and u.disabled_at is null and (u.email_verified_at is not null or u.created_at <= ${before})`,
  )
  return found?.open ?? 0
}

/** Whether enough people have reported a thing to hide it until a moderator decides. */
export async function isHiddenByReports(db: Db, of: Subject & { now: Date }): Promise<boolean> {
  return (await countOpenReports(db, of)) >= REPORTS_THAT_HIDE
}

export interface ReportedSubject {
  kind: string
  subject_id: number
  report_count: number
  reasons: ReportReason[]
  /** What people added, the newest ten, newest first. */
  words: string[]
  /** ISO 8601 in UTC, as are the following ones. */
  first_reported_at: string
  last_reported_at: string
  decision: 'hide' | 'restore' | null
  decided_at: string | null
}

const key = [rising(sql`kind`), rising(sql`subject_id`)]
const orders: TableOrders<ReportSort> = {
  reports: [falling(sql`count(*)`), rising(sql`min(created_at)`), ...key],
  last: [falling(sql`max(created_at)`), ...key],
  decided: [falling(sql`max(decided_at)`), ...key],
}

/** Undecided things, most reported first, or decided ones, newest first, unless another order is requested. */
export async function selectReportedSubjects(
  db: Db,
  of: { isDecided: boolean; order: AskedOrder<ReportSort>; limit: number; offset: number },
): Promise<{ subjects: ReportedSubject[]; total: number }> {
  const wanted = of.isDecided ? sql`decided_at is not null` : sql`decided_at is null`
  const order = of.isDecided
    ? tableOrder(DECIDED_REPORT_SORTS, orders, of.order)
    : tableOrder(REPORT_SORTS, orders, of.order)
  const subjects = await rows<ReportedSubject>(
    db,
    sql`select kind, subject_id, count(*)::int as report_count,
        json_agg(distinct reason) as reasons,
        coalesce(to_json((array_agg(words order by id desc) filter (where words <> ''))[1:10]), '[]') as words,
        ${isoUtc(sql`min(created_at)`)} as first_reported_at,
        ${isoUtcExactly(sql`max(created_at)`)} as last_reported_at,
        (array_agg(decision order by decided_at desc))[1] as decision,
        ${isoUtc(sql`max(decided_at)`)} as decided_at
      from reports where ${wanted} group by kind, subject_id
      order by ${order} limit ${of.limit} offset ${of.offset}`,
  )
  const total = await countRows(
    db,
    sql`(select from reports where ${wanted} group by kind, subject_id) as subjects`,
  )
  return { subjects, total }
}

/** Whether somebody reported a thing after that moment, and no moderator has decided it. */
export async function isReportedSince(
  db: Db,
  { kind, id, since }: Subject & { since: string },
): Promise<boolean> {
  const newer = await rows(
    db,
    sql`select from reports where kind = ${kind} and subject_id = ${id} and decided_at is null
      and date_trunc('milliseconds', created_at) > ${since}::timestamptz limit 1`,
  )
  return newer.length > 0
}

/** @returns how many reports that was */
export async function markDecided(
  db: Db,
  of: Subject & { decision: 'hide' | 'restore'; moderator_id: number; now: Date },
): Promise<number> {
  const decided = await rows<{ id: number }>(
    db,
    sql`update reports set decision = ${of.decision}, decided_by = ${of.moderator_id},
        decided_at = ${of.now.toISOString()}::timestamptz
      where kind = ${of.kind} and subject_id = ${of.id} and decided_at is null returning id`,
  )
  return decided.length
}
