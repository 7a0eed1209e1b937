import { and, asc, eq, like, or, type SQL, sql } from 'drizzle-orm'
import { occupations } from '#foundation/taxonomy/server/index.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { users } from '../accounts.tables.ts'

export interface Occupation {
  id: number
  name: string
  /** Whether people with this occupation are asked for their school. */
  asks_for_school: boolean
}

// By key, because names are bilingual and can be edited.
const asksForSchool = sql<boolean>`${like(occupations.key, 'school-%')}`

/** A person keeps an occupation that was hidden after they chose it. */
const isOffered = (kept: SQL | number | null) =>
  or(eq(occupations.is_hidden, false), eq(occupations.id, sql`${kept}`))

/** @param kept the person's own occupation, which is listed even if it's hidden */
export async function selectOccupations(
  db: Db,
  language: string,
  kept: number | null = null,
): Promise<Occupation[]> {
  return db
    .select({ id: occupations.id, name: textIn(occupations.name, language), asks_for_school: asksForSchool })
    .from(occupations)
    .where(isOffered(kept))
    .orderBy(asc(occupations.position), asc(occupations.id))
}

/** Finds an occupation that the person may choose; of a new person, one that isn't hidden. */
export async function findOccupation(
  db: Db,
  { id, user_id = null }: { id: number; user_id?: number | null },
): Promise<Pick<Occupation, 'id' | 'asks_for_school'> | undefined> {
  const [found] = await db
    .select({ id: occupations.id, asks_for_school: asksForSchool })
    .from(occupations)
    .where(
      and(eq(occupations.id, id), isOffered(sql`(select occupation_id from ${users} where id = ${user_id})`)),
    )
  return found
}
