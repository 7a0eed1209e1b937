import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { Role } from '../../roles.contract.ts'
import { rolesOf } from './roles.queries.ts'

export interface PersonByEmail {
  id: number
  roles: Role[]
  /** Whether the email is confirmed. Only confirmed addresses count when people are matched by email. */
  is_verified: boolean
  is_disabled: boolean
}

/** Finds an account by its email, trimmed and in lower case. Only for organisers who may know who has an account. */
export async function findPersonByEmail(db: Db, email: string): Promise<PersonByEmail | undefined> {
  const [person] = await rows<PersonByEmail>(
    db,
    sql`select u.id, ${rolesOf(sql`u`)} as roles, u.email_verified_at is not null as is_verified,
        u.disabled_at is not null as is_disabled
      from users u where u.email = ${email}`,
  )
  return person
}
