import { eq, type SQL, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { isWithin } from '#platform/db/home-days.ts'
import { all, rows } from '#platform/db/query.ts'
import { type AuditChanges, auditLog, auditPersonalValues } from './audit.tables.ts'

export interface Audited {
  at: Date
  actor_id: number
  action: string
  kind: string
  subject_id: number
  changes: AuditChanges
}

/** Returns the entry's id. */
export async function insertAudit(tx: Db, entry: Audited): Promise<number> {
  const [inserted] = await tx.insert(auditLog).values(entry).returning({ id: auditLog.id })
  if (!inserted) throw new Error('an entry of the audit log was not inserted')
  return inserted.id
}

export async function insertPersonalValues(
  tx: Db,
  values: { audit_id: number; user_id: number; changes: AuditChanges },
): Promise<void> {
  await tx.insert(auditPersonalValues).values(values)
}

/** Changes to the person's own data, with their time, for the data export. */
export function selectPersonalValues(
  db: Db,
  user_id: number,
): Promise<{ at: string; action: string; changes: AuditChanges }[]> {
  return rows(
    db,
    sql`select ${isoUtc(sql`a.at`)} as at, a.action, p.changes
      from audit_personal_values p join audit_log a on a.id = p.audit_id
      where p.user_id = ${user_id} order by a.id`,
  )
}

/**
 * Removes the personal values from the log. The entry itself stays: that something changed, and who by id changed it.
 */
export async function erasePersonalValues(tx: Db, user_id: number): Promise<void> {
  await tx.delete(auditPersonalValues).where(eq(auditPersonalValues.user_id, user_id))
}

export interface AuditEntry {
  id: number
  /** ISO 8601 in UTC. */
  at: string
  actor_id: number
  /** Null for a former member. */
  actor_name: string | null
  action: string
  kind: string
  subject_id: number
  /** Name of the person whom the change is about; null for anything else and for a former member. */
  subject_name: string | null
  changes: AuditChanges
  /** Values about a person; null if there were none or they were erased. */
  personal_changes: AuditChanges | null
}

export interface AuditWanted {
  kind: string | undefined
  action?: string | undefined
  subject_id: number | undefined
  /** Who made the change, or whose account it was made to. */
  person_id?: number | undefined
  /** Which people, as a condition on `users u`. */
  people?: SQL | undefined
  /** Days in the home zone, such as `2026-11-22`, both included. */
  from?: string | undefined
  to?: string | undefined
  limit: number
  offset: number
}

/** Newest first. The total is exact up to the cap, and one more beyond it. */
export async function selectAudit(
  db: Db,
  of: AuditWanted,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const isWanted = wanted(of)
  const entries = await rows<AuditEntry>(
    db,
    sql`select a.id, ${isoUtc(sql`a.at`)} as at, a.actor_id, a.action, a.kind, a.subject_id, a.changes,
        p.changes as personal_changes, ${nameOf(sql`u`)} as actor_name, ${nameOf(sql`s`)} as subject_name
      from audit_log a left join users u on u.id = a.actor_id
        left join users s on a.kind = 'person' and s.id = a.subject_id
        left join audit_personal_values p on p.audit_id = a.id
      where ${isWanted} order by a.id desc limit ${of.limit} offset ${of.offset}`,
  )
  const total = await countUpTo(db, sql`select 1 from audit_log a where ${isWanted}`)
  return { entries, total }
}

function wanted({ kind, action, subject_id, person_id, people, from, to }: AuditWanted): SQL {
  const conditions = [
    kind === undefined ? undefined : sql`a.kind = ${kind}`,
    action === undefined ? undefined : sql`a.action = ${action}`,
    subject_id === undefined ? undefined : sql`a.subject_id = ${subject_id}`,
    person_id === undefined ? undefined : isOf(person_id),
    people === undefined ? undefined : isOfOneOf(people),
    from === undefined && to === undefined
      ? undefined
      : isWithin(sql`a.at`, { first: from ?? '2000-01-01', last: to ?? '2999-12-31' }),
  ].filter((condition) => condition !== undefined)
  return all(conditions)
}

const isOf = (person_id: number) =>
  sql`(a.actor_id = ${person_id}::int or (a.kind = 'person' and a.subject_id = ${person_id}::int)
    or exists (select from audit_personal_values v where v.audit_id = a.id and v.user_id = ${person_id}::int))`

/** Three joins, so that the entries of a few people come from indexes and those of many from one pass. */
const isOfOneOf = (people: SQL) =>
  sql`a.id in (select l.id from audit_log l join users u on u.id = l.actor_id where ${people}
    union all select l.id from audit_log l join users u on u.id = l.subject_id where l.kind = 'person' and ${people}
    union all select v.audit_id from audit_personal_values v join users u on u.id = v.user_id where ${people})`

const nameOf = (user: SQL) =>
  sql`case when ${user}.id is not null then concat(${user}.first_name, ' ', ${user}.last_name) end`

/** How many of the latest entries provide the filter choices. */
const LATEST = 10_000

/** The kinds and actions that occur in the latest entries. */
export async function selectAuditWords(db: Db): Promise<{ kinds: string[]; actions: string[] }> {
  const [found] = await rows<{ kinds: string[]; actions: string[] }>(
    db,
    sql`select coalesce(json_agg(distinct l.kind), '[]') as kinds,
        coalesce(json_agg(distinct l.action), '[]') as actions
      from (select a.kind, a.action from audit_log a order by a.id desc limit ${LATEST}) l`,
  )
  return found ?? { kinds: [], actions: [] }
}
