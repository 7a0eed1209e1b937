import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

export interface LinkToCheck {
  id: number
  resource_id: number
  url: string
  failures: number
}

/** Links of public resources that weren't checked since then, the longest unchecked first. */
export function selectLinksToCheck(
  db: Db,
  { before, most }: { before: Date; most: number },
): Promise<LinkToCheck[]> {
  return rows<LinkToCheck>(
    db,
    sql`select l.id, l.resource_id, l.url, l.failures from resource_links l join resources r on r.id = l.resource_id
      where r.status = 'published' and r.privacy = 'Everyone'
        and (l.checked_at is null or l.checked_at < ${before.toISOString()}::timestamptz)
      order by l.checked_at asc nulls first, l.id limit ${most}`,
  )
}

/** Drops the result if the address has been changed meanwhile. Returns whether it was kept. */
export async function keepAnswer(
  db: Db,
  { id, url, failures, now }: { id: number; url: string; failures: number; now: Date },
): Promise<boolean> {
  const kept = await rows(
    db,
    sql`update resource_links set failures = ${failures}, checked_at = ${now.toISOString()}::timestamptz
      where id = ${id} and url = ${url} returning id`,
  )
  return kept.length > 0
}
