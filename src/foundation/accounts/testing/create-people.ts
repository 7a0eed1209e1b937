import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { users } from '../server/index.ts'

/** Creates many people at once and returns their ids. No password works for them: they're for operations, not calls. */
export async function createPeople(db: Db, count: number): Promise<number[]> {
  const people = Array.from({ length: count }, () => {
    const name = `asha-${randomUUID().slice(0, 13)}`
    return {
      email: `${name}@example.org`,
      username: name,
      first_name: 'Asha',
      last_name: 'Verma',
      password_hash: 'none',
    }
  })
  const made = await db.insert(users).values(people).returning({ id: users.id })
  return made.map(({ id }) => id)
}
