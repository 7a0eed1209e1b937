import { randomUUID } from 'node:crypto'
import { DAY_MS } from '#contract/durations.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { hashPassword, insertUser } from '../server/index.ts'
import type { NewUser } from '../server/people/users.queries.ts'
import { openSession } from '../server/sessions/open-session.ts'
import { sessionKey } from '../server/sessions/session-token.ts'

/** The password of everyone created here. */
export const PASSWORD = 'Mango-Tree-42'
const MONTH_MS = 30 * DAY_MS
let hash: Promise<string> | undefined

export interface Person extends ReturnType<TestApp['withToken']> {
  id: number
  email: string
  first_name: string
  token: string
}

/** A person with an account and a session; the test sets only what it needs. */
export async function createPerson(test: TestApp, wanted: Partial<NewUser> = {}): Promise<Person> {
  const number = randomUUID().slice(0, 8)
  const person = {
    email: `asha-${number}@example.org`,
    username: `asha-${number}`,
    first_name: 'Asha',
    last_name: 'Verma',
    // A month ago: the restrictions on new accounts have their own tests.
    created_at: new Date(TEST_NOW.getTime() - MONTH_MS),
    ...wanted,
  }
  hash ??= hashPassword(PASSWORD)
  const id = await insertUser(test.db, { password_hash: await hash, ...person })
  if (id === undefined) throw new Error(`there is somebody with ${person.email} or ${person.username}`)
  // Without the call, because checking a password takes as long as a whole test.
  const key = sessionKey(test.secretKey)
  const { token } = await openSession(test.db, { user_id: id, now: test.clock.now(), key, userAgent: '' })
  return { id, email: person.email, first_name: person.first_name, token, ...test.withToken(token) }
}
