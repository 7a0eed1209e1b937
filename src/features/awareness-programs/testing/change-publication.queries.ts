import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { AwarenessPublication } from '../awareness-programs.contract.ts'
import { awarenessPrograms } from '../server/awareness-programs.tables.ts'

/** Makes a program a draft, published or ended, as no call does. */
export async function changePublication(
  db: Db,
  id: number,
  publication: AwarenessPublication,
): Promise<void> {
  await db.update(awarenessPrograms).set({ publication }).where(eq(awarenessPrograms.id, id))
}
