import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Who is registered for which event, each as `asha@example.org 12`. */
export async function listRegistered(db: Db): Promise<string[]> {
  const found = await rows<{ whom: string }>(
    db,
    sql`select u.email || ' ' || r.event_id as whom from event_registrations r join users u on u.id = r.user_id
      where r.status = 'registered'`,
  )
  return found.map(({ whom }) => whom)
}
