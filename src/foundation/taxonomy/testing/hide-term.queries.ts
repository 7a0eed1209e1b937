import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { ageGroups, eventTypes, skills, tags } from '../server/index.ts'

const TABLES = { skills, tags, age_groups: ageGroups, event_types: eventTypes }

/** Hides a term: it can't be chosen, but what has it keeps it. */
export async function hideTerm(db: Db, taxonomy: keyof typeof TABLES, id: number): Promise<void> {
  const table = TABLES[taxonomy]
  await db.update(table).set({ is_hidden: true }).where(eq(table.id, id))
}
