import { type SQL, sql } from 'drizzle-orm'
import { shortName, wholeName } from '#foundation/accounts/server/index.ts'
import { publicPictureAddress } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { isPublicPerson, type PublicWork } from './public-work.queries.ts'

/** Pixels per side of a creator's picture beside their work. */
const SHOWN_PX = 96

/** A person as shown with their work: never their email or phone number. */
export interface CreatorCard {
  id: number
  name: string
  designation: string
  picture: string | null
  followers: number
}

/** The whole name of a person with a public page, else 'Meera N.', as beside their questions. */
export const shownName = (user: string, profile: string, work: PublicWork): SQL<string> =>
  sql<string>`case when ${isPublicPerson(user, profile, work)} then ${wholeName(user)} else ${shortName(user)} end`

/** Empty while the profile is hidden. The parameters are the aliases of `users` and `creator_profiles`. */
export function shownDesignation(profile: string): SQL<string> {
  const c = sql.raw(profile)
  return sql`case when ${c}.hidden_at is null then coalesce(${c}.designation, '') else '' end`
}
export const shownPicture = (user: string, profile: string): SQL<string | null> =>
  sql`case when ${sql.raw(profile)}.hidden_at is null then ${sql.raw(user)}.picture end`

/** Returns null for a former member. */
export async function findCreatorCard(db: Db, id: number): Promise<CreatorCard | null> {
  const [found] = await rows<CreatorCard>(
    db,
    sql`select u.id, ${wholeName('u')} as name, ${shownDesignation('c')} as designation,
        ${shownPicture('u', 'c')} as picture, coalesce(c.followers_count, 0) as followers
      from users u left join creator_profiles c on c.user_id = u.id
      where u.id = ${id} and u.disabled_at is null`,
  )
  return found ? withPictureAddress(found) : null
}

/** Whether one person follows another; false for a visitor. */
export const isFollowedBy = (id: SQL, follower_id: number | null): SQL<boolean> =>
  sql<boolean>`exists (select from follows w where w.followed_id = ${id} and w.follower_id = ${follower_id}::int)`

/** The row stores the picture's name; pages need its address. */
export const withPictureAddress = <Card extends { picture: string | null }>(card: Card): Card => ({
  ...card,
  picture: card.picture === null ? null : publicPictureAddress(card.picture, SHOWN_PX),
})
