import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { eventHosts } from '../../event-hosts.tables.ts'

interface Host {
  event_id: number
  user_id: number
}

/** The event's hosts with their emails, so only for people who may add hosts. */
export function selectHosts(
  db: Db,
  event_id: number,
): Promise<{ id: number; name: string; email: string }[]> {
  return rows(
    db,
    sql`select u.id, concat(u.first_name, ' ', u.last_name) as name, u.email
      from event_hosts h join users u on u.id = h.user_id where h.event_id = ${event_id} order by name, u.id`,
  )
}

/** Returns whether the host is new. */
export async function insertHost(tx: Db, host: Host): Promise<boolean> {
  const added = await tx.insert(eventHosts).values(host).onConflictDoNothing().returning()
  return added.length > 0
}

/** Returns whether there was such a host. */
export async function deleteHost(tx: Db, { event_id, user_id }: Host): Promise<boolean> {
  const removed = await tx
    .delete(eventHosts)
    .where(and(eq(eventHosts.event_id, event_id), eq(eventHosts.user_id, user_id)))
    .returning()
  return removed.length > 0
}

/** Removes a person from every event that they host but this one. Returns the ids of those events. */
export async function deleteOtherHostings(tx: Db, { event_id, user_id }: Host): Promise<number[]> {
  const removed = await tx
    .delete(eventHosts)
    .where(and(ne(eventHosts.event_id, event_id), eq(eventHosts.user_id, user_id)))
    .returning({ id: eventHosts.event_id })
  return removed.map(({ id }) => id)
}
