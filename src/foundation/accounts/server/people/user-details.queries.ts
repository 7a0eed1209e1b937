import { eq, type InferSelectModel, sql } from 'drizzle-orm'
import { occupations } from '#foundation/taxonomy/server/index.ts'
import { publicPictureAddress } from '#foundation/uploads/server/index.ts'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { UserDetails } from '../../accounts.contract.ts'
import type { Role } from '../../roles.contract.ts'
import { users } from '../accounts.tables.ts'
import { rolesOf } from './roles.queries.ts'

/** What the session token and the pages' frame say about a person. Join `occupations` on `user_type_id`. */
export const detailsColumns = {
  user_id: users.id,
  username: users.username,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  mobile: users.mobile,
  // English always, because the token is the same in every language.
  user_type: sql<string | null>`${occupations.name} ->> 'en'`,
  is_member: users.is_member,
  is_admin: users.is_admin,
  is_promoter: users.is_promoter,
  email_verified_at: users.email_verified_at,
  picture: users.picture,
  roles: rolesOf(sql`${users}`),
  deletion_at: sql<string | null>`(select ${isoUtc(sql`d.delete_at`)} from account_deletions d
    where d.user_id = ${users.id})`,
}
/** Pixels of each side of the picture that pages show. */
const SHOWN_PX = 256

export interface DetailsRow
  extends Pick<
    InferSelectModel<typeof users>,
    | 'username'
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'mobile'
    | 'is_member'
    | 'is_admin'
    | 'is_promoter'
    | 'email_verified_at'
    | 'picture'
  > {
  user_id: number
  user_type: string | null
  roles: Role[]
  deletion_at: string | null
}

export function asDetails({ email_verified_at, is_admin, picture, ...row }: DetailsRow): UserDetails {
  return {
    ...row,
    membership: row.is_member ? 'Premium Member' : 'Community Member',
    is_otp_verified: email_verified_at !== null,
    is_pankh_admin: is_admin,
    profile_picture: picture === null ? null : publicPictureAddress(picture, SHOWN_PX),
  }
}

export async function selectDetails(db: Db, user_id: number): Promise<DetailsRow | undefined> {
  const [row] = await db
    .select(detailsColumns)
    .from(users)
    .leftJoin(occupations, eq(occupations.id, users.user_type_id))
    .where(eq(users.id, user_id))
  return row
}
