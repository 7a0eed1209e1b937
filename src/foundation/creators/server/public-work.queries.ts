import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** What features know of the public work of a person with such an id, each for a `select`. */
export interface PublicWork {
  /** Resources that everyone may see. */
  resourcesCount: (id: SQL) => SQL<number>
  /** Whether they speak at an event that everyone may see. */
  isSpeaker: (id: SQL) => SQL<boolean>
}

/**
 * Whether others find the person's page: who neither shared, spoke nor wrote has none, so that nobody reads the names
 * of parents by counting ids up. Takes the names of `users` and their `creator_profiles`, left joined.
 */
export function isPublicPerson(
  user: string,
  profile: string,
  { resourcesCount, isSpeaker }: PublicWork,
): SQL<boolean> {
  const [id, c] = [sql.raw(`${user}.id`), sql.raw(profile)]
  const hasWords = sql`(${c}.user_id is not null and concat(${c}.designation, ${c}.introduction, ${c}.user_experience,
    ${c}.qualifications, ${c}.expertise, ${c}.associated_organisations, ${c}.children_helped) <> '')`
  return sql<boolean>`(${sql.raw(user)}.disabled_at is null and (${hasWords} or ${resourcesCount(id)} > 0 or ${isSpeaker(id)}))`
}

/** Whether one person has a public page; false where there is nobody. */
export async function isPublicPersonNow(
  db: Db,
  { id, work }: { id: number; work: PublicWork },
): Promise<boolean> {
  const found = await rows(
    db,
    sql`select from users u left join creator_profiles c on c.user_id = u.id
      where u.id = ${id} and ${isPublicPerson('u', 'c', work)}`,
  )
  return found.length > 0
}
