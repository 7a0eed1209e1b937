import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { campaigns } from '../campaigns.tables.ts'

/** The last time alone is kept: nobody follows what a person sends to whom. */
export async function noteShared(db: Db, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.update(campaigns).set({ shared_at: now }).where(eq(campaigns.id, id))
}
