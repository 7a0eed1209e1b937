import { hashPassword, insertUser } from '#foundation/accounts/server/index.ts'
import { creatorProfiles } from '#foundation/creators/server/index.ts'
import type { StartingTerms } from '#foundation/taxonomy/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { creators } from './content/creators.ts'
import { DEMO_PASSWORD } from './content/people.ts'
import { idsOf } from './demo-event.ts'
import { joinedAt } from './insert-people.ts'

/**
 * Gives those who share resources their public profile, and an account to those who have none yet.
 * @param people ids by username
 * @returns the same with the new ones
 */
export async function insertCreators(
  db: Db,
  { people, ids, now }: { people: ReadonlyMap<string, number>; ids: StartingTerms; now: Date },
): Promise<Map<string, number>> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const all = new Map(people)
  for (const [place, { profile, occupation, ...person }] of creators.entries()) {
    const [occupation_id = null] = idsOf(ids.occupations, [occupation])
    const created_at = joinedAt(now, place)
    const work = { occupation_id, user_type_id: occupation_id, password_hash }
    const account = { ...person, ...work, created_at, email_verified_at: created_at }
    const user_id = all.get(person.username) ?? (await insertUser(db, account))
    if (user_id === undefined) throw new Error(`there is somebody with the address ${person.email} already`)
    await db.insert(creatorProfiles).values({ user_id, ...profile })
    all.set(person.username, user_id)
  }
  return all
}
