import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#platform/db/database.ts'
import { insertAudit, insertPersonalValues } from './audit.queries.ts'
import type { AuditChanges } from './audit.tables.ts'

type Values = Readonly<Record<string, unknown>>

interface Change {
  viewer: { id: number }
  /** `changed`, `published`: kebab-case, in the past. */
  action: string
  kind: string
  id: number
  before?: Values
  after?: Values
  /** What is about a person, such as a reason in words or an address. It is erased with the account of that person. */
  personal?: { user_id: number; before?: Values; after?: Values }
  now: Date
}

/**
 * Keeps who changed what, in the transaction of the change itself. Only ids and organisers' own words stand in the
 * log, whose rows can't be erased; what is about a person goes into `personal`.
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

/** The fields that differ, each with both values; what is not there is null. */
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
