import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { resources } from '../server/resources.tables.ts'

/** Changes columns of a resource, and others that depend on them. */
export async function changeResource(
  db: Db,
  id: number,
  columns: Partial<typeof resources.$inferInsert>,
): Promise<void> {
  const isShown = columns.status === 'published' || columns.privacy === 'Everyone'
  const shown = isShown && { shown_to_all_at: sql`coalesce(shown_to_all_at, now())` }
  const hidden = columns.status && { hidden_reason: columns.status === 'hidden' ? 'It was reported' : null }
  await db
    .update(resources)
    .set({ ...columns, ...hidden, ...shown })
    .where(eq(resources.id, id))
}

/** Gives the next resource this id. */
export async function setNextResourceId(db: Db, id: number): Promise<void> {
  await db.execute(sql`select setval(pg_get_serial_sequence('resources', 'id'), ${id}, false)`)
}
