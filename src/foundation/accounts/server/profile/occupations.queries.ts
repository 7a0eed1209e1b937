import { and, asc, eq, like, sql } from 'drizzle-orm'
import { occupations } from '#foundation/taxonomy/server/index.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'

export interface Occupation {
  id: number
  name: string
  /** Whether people with this occupation are asked for their school. */
  asks_for_school: boolean
}

// By key, because names are bilingual and can be edited.
const asksForSchool = sql<boolean>`${like(occupations.key, 'school-%')}`

export async function selectOccupations(db: Db, language: string): Promise<Occupation[]> {
  return db
    .select({ id: occupations.id, name: textIn(occupations.name, language), asks_for_school: asksForSchool })
    .from(occupations)
    .where(eq(occupations.is_hidden, false))
    .orderBy(asc(occupations.position), asc(occupations.id))
}

export async function findOccupation(
  db: Db,
  id: number,
): Promise<Pick<Occupation, 'id' | 'asks_for_school'> | undefined> {
  const [found] = await db
    .select({ id: occupations.id, asks_for_school: asksForSchool })
    .from(occupations)
    .where(and(eq(occupations.id, id), eq(occupations.is_hidden, false)))
  return found
}
