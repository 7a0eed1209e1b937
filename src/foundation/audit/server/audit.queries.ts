import { sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type AuditChanges, auditLog } from './audit.tables.ts'

export interface Audited {
  at: Date
  actor_id: number
  action: string
  kind: string
  subject_id: number
  changes: AuditChanges
}

export async function insertAudit(tx: Db, entry: Audited): Promise<void> {
  await tx.insert(auditLog).values(entry)
}

export interface AuditEntry {
  id: number
  /** ISO 8601 in UTC */
  at: string
  actor_id: number
  /** Null for a former member. */
  actor_name: string | null
  action: string
  kind: string
  subject_id: number
  changes: AuditChanges
}

/** The newest first. */
export async function selectAudit(
  db: Db,
  of: { kind: string | undefined; subject_id: number | undefined; limit: number; offset: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const isWanted = sql`${of.kind === undefined ? sql`true` : sql`a.kind = ${of.kind}`}
    and ${of.subject_id === undefined ? sql`true` : sql`a.subject_id = ${of.subject_id}`}`
  const entries = await rows<AuditEntry>(
    db,
    sql`select a.id, ${isoUtc(sql`a.at`)} as at, a.actor_id, a.action, a.kind, a.subject_id, a.changes,
        case when u.id is not null then concat(u.first_name, ' ', u.last_name) end as actor_name
      from audit_log a left join users u on u.id = a.actor_id
      where ${isWanted} order by a.id desc limit ${of.limit} offset ${of.offset}`,
  )
  const total = await countRows(db, sql`audit_log a where ${isWanted}`)
  return { entries, total }
}
