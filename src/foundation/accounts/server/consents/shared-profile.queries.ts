import { eq, sql } from 'drizzle-orm'
import { occupations } from '#foundation/taxonomy/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { sessions, users } from '../accounts.tables.ts'

/** The columns of a profile that is shared with Amplitude. */
export interface SharedProfile {
  first_name: string
  last_name: string
  email: string
  mobile: string | null
  user_type: string | null
  is_member: boolean
  created_at: Date
  is_logged_in: boolean
}

export async function selectSharedProfile(
  db: Db,
  { user_id, now }: { user_id: number; now: Date },
): Promise<SharedProfile | undefined> {
  const [profile] = await db
    .select({
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      mobile: users.mobile,
      user_type: sql<string | null>`${occupations.name} ->> 'en'`,
      is_member: users.is_member,
      created_at: users.created_at,
      is_logged_in: sql<boolean>`exists (select from ${sessions} s where s.user_id = ${users.id}
        and s.ended_at is null and s.expires_at > ${now.toISOString()})`,
    })
    .from(users)
    .leftJoin(occupations, eq(occupations.id, users.user_type_id))
    .where(eq(users.id, user_id))
  return profile
}
