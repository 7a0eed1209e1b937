import { DAY_MS } from '#contract/durations.ts'
import { hashPassword, users } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { firstNames, lastNames } from './content/audience.ts'
import { events } from './content/events/index.ts'
import { DEMO_PASSWORD } from './content/people.ts'

/** They came over so many days: more by and by. */
const SINCE_DAYS = 180

/** As many invented people as the fullest event needs. Answers their ids. */
export async function insertAudience(db: Db, now: Date): Promise<number[]> {
  const most = Math.max(...events.map(({ registered }) => registered))
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const people = Array.from({ length: most }, (_, index) => {
    const first_name = firstNames[index % firstNames.length] ?? ''
    const last_name = lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? ''
    const username = `${first_name}-${last_name}-${index + 1}`.toLowerCase()
    const email = `${username}@people.pankh.example`
    const created_at = new Date(now.getTime() - ((most - index) / most) ** 1.5 * SINCE_DAYS * DAY_MS)
    return {
      username,
      email,
      first_name,
      last_name,
      password_hash,
      email_verified_at: created_at,
      created_at,
    }
  })
  const added = await db.insert(users).values(people).returning({ id: users.id })
  return added.map(({ id }) => id)
}
