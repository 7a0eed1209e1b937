import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** What features know about a person's public work, as SQL for a select; `id` is the person's id. */
export interface PublicWork {
  /** Resources that are listed. */
  resourcesCount: (id: SQL) => SQL<number>
  /** Whether they speak at a public event. */
  isSpeaker: (id: SQL) => SQL<boolean>
}

/**
 * Whether others can see the person's page. Someone who never shared, spoke or wrote has none, so that nobody can
 * collect parents' names by counting up ids. Takes the aliases of `users` and of `creator_profiles`, left-joined.
 */
export function isPublicPerson(
  user: string,
  profile: string,
  { resourcesCount, isSpeaker }: PublicWork,
): SQL<boolean> {
  const [u, c] = [sql.raw(user), sql.raw(profile)]
  const id = sql`${u}.id`
  const hasWords = sql`(${c}.user_id is not null and concat(${c}.designation, ${c}.introduction, ${c}.user_experience,
    ${c}.qualifications, ${c}.expertise, ${c}.associated_organisations, ${c}.children_helped,
    ${u}.recommendation_text) <> '')`
  return sql<boolean>`(${u}.disabled_at is null and (${hasWords} or ${resourcesCount(id)} > 0 or ${isSpeaker(id)}))`
}

/** Whether a person has a public page now; false if there is no such person. */
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
