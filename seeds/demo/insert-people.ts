import { DAY_MS } from '#contract/durations.ts'
import {
  hashPassword,
  insertUser,
  type PreferenceChanges,
  setPreferences,
} from '#foundation/accounts/server/index.ts'
import type { StartingTerms } from '#foundation/taxonomy/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { DEMO_PASSWORD, people } from './content/people.ts'
import type { DemoPerson } from './content/shape.ts'
import { idsOf } from './demo-event.ts'

/** When those joined who have a name in the demo: before anything that they do in it. */
export const joinedAt = (now: Date, place: number) => new Date(now.getTime() - (270 + place * 3) * DAY_MS)

/** Adds the people of the demo, their addresses proved. Answers their ids by username. */
export async function insertPeople(db: Db, ids: StartingTerms, now: Date): Promise<Map<string, number>> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const added = new Map<string, number>()
  for (const [place, person] of people.entries()) {
    const { role: _, occupation, age_groups, skills, tags, ...row } = person
    const [occupation_id = null] = idsOf(ids.occupations, [occupation])
    const id = await insertUser(db, {
      ...row,
      password_hash,
      occupation_id,
      user_type_id: occupation_id,
      email_verified_at: joinedAt(now, place),
      created_at: joinedAt(now, place),
    })
    if (id === undefined) throw new Error(`there is somebody with the address ${person.email} already`)
    await setPreferences(db, { user_id: id, changes: choicesOf(person, ids), now })
    added.set(person.username, id)
  }
  return added
}

function choicesOf(person: DemoPerson, ids: StartingTerms): PreferenceChanges {
  return {
    age_groups: idsOf(ids.age_groups, person.age_groups),
    skills: idsOf(ids.skills, person.skills),
    tags: idsOf(ids.tags, person.tags),
  }
}
