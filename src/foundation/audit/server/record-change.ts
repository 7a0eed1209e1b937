import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#platform/db/database.ts'
import type { AuditAction, AuditKind } from '../audit-words.contract.ts'
import { insertAudit, insertPersonalValues } from './audit.queries.ts'
import type { AuditChanges } from './audit.tables.ts'

type Values = Readonly<Record<string, unknown>>

interface Change {
  viewer: { id: number }
  action: AuditAction
  kind: AuditKind
  id: number
  before?: Values
  after?: Values
  /** Values about a person, such as a written reason or an email. Erased with that person's account. */
  personal?: { user_id: number; before?: Values; after?: Values }
  now: Date
}

/**
 * Records who changed what, in the transaction of the change. The log can't be erased, so it holds only ids and the
 * organisers' own texts; values about a person go into `personal`.
 */
export async function recordChange(tx: Db, change: Change): Promise<void> {
  const { viewer, action, kind, id, before = {}, after = {}, personal, now } = change
  const changes = changesBetween(before, after)
  const audit_id = await insertAudit(tx, {
    at: now,
    actor_id: viewer.id,
    action,
    kind,
    subject_id: id,
    changes,
  })
  if (!personal) return
  const ofPerson = changesBetween(personal.before ?? {}, personal.after ?? {})
  if (Object.keys(ofPerson).length === 0) return
  await insertPersonalValues(tx, { audit_id, user_id: personal.user_id, changes: ofPerson })
}

/** The fields that differ, each with both values; a missing value is null. */
export function changesBetween(before: Values, after: Values): AuditChanges {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changes: AuditChanges = {}
  for (const name of names) {
    const was = before[name] ?? null
    const is = after[name] ?? null
    if (!isDeepStrictEqual(was, is)) changes[name] = [was, is]
  }
  return changes
}
