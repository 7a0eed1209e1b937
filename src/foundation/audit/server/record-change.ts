import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#platform/db/database.ts'
import { insertAudit } from './audit.queries.ts'
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
  now: Date
}

/**
 * Keeps who changed what, in the transaction of the change itself. Only ids and organisers' own words: never a value
 * about a person, since rows of the log can't be erased (decisions, Families first).
 */
export async function recordChange(tx: Db, change: Change): Promise<void> {
  const { viewer, action, kind, id, before = {}, after = {}, now } = change
  const changes = changesBetween(before, after)
  await insertAudit(tx, { at: now, actor_id: viewer.id, action, kind, subject_id: id, changes })
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
