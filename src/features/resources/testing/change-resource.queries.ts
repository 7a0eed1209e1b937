import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { moveListed } from '../server/catalogue/facet-counts.queries.ts'
import { resources } from '../server/resources.tables.ts'

/** Changes columns of a resource as the writers do: the kept counts move along. */
export async function changeResource(
  db: Db,
  id: number,
  columns: Partial<typeof resources.$inferInsert>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await moveListed(tx, { ids: [id], by: -1 })
    const isShown = columns.status === 'published' || columns.privacy === 'Everyone'
    const shown = isShown && { shown_to_all_at: sql`coalesce(shown_to_all_at, now())` }
    const hidden = columns.status && { hidden_reason: columns.status === 'hidden' ? 'It was reported' : null }
    await tx
      .update(resources)
      .set({ ...columns, ...hidden, ...shown })
      .where(eq(resources.id, id))
    await moveListed(tx, { ids: [id], by: 1 })
  })
}
