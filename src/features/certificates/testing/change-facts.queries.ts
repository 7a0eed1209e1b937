import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

/** Another title, and the event is called off. */
export async function renameAndCancelEvent(db: Db, id: number): Promise<void> {
  await db.execute(
    sql`update events set title = '{"en": "Another"}'::jsonb, publication = 'cancelled' where id = ${id}`,
  )
}

export async function renamePerson(db: Db, id: number, first_name: string, last_name: string): Promise<void> {
  await db.execute(
    sql`update users set first_name = ${first_name}, last_name = ${last_name} where id = ${id}`,
  )
}

export async function removeEvent(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from events where id = ${id}`)
}

export async function removePerson(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from users where id = ${id}`)
}
