import { type SQL, sql } from 'drizzle-orm'
import { wholeName } from '#foundation/accounts/server/index.ts'
import { publicPictureAddress } from '#foundation/uploads/server/index.ts'

/** Side of a creator's picture beside their work, in pixels. */
const SHOWN_PX = 96

/** A person as their work shows them: never an e-mail or phone (quality.md, Security). */
export interface CreatorCard {
  id: number
  name: string
  designation: string
  picture: string | null
  followers: number
}

/** Words and picture are kept from lists while the profile is hidden; for a join of `users u` and `creator_profiles c`. */
export const shownDesignation: SQL<string> = sql<string>`case when c.hidden_at is null then coalesce(c.designation, '') else '' end`
export const shownPicture: SQL<string | null> = sql<
  string | null
>`case when c.hidden_at is null then u.picture end`

/** The same as JSON, null where there is nobody, for a join of `users u` and `creator_profiles c`. */
export const creatorCard: SQL<CreatorCard | null> = sql<CreatorCard | null>`case when u.id is not null then
  json_build_object('id', u.id, 'name', ${wholeName}, 'designation', ${shownDesignation},
    'picture', ${shownPicture}, 'followers', coalesce(c.followers_count, 0)) end`

/** Joins what {@link creatorCard} reads to a person's id. */
export const joinCreator = (id: SQL): SQL =>
  sql`left join users u on u.id = ${id} left join creator_profiles c on c.user_id = u.id`

/** Whether one person follows another; false for a visitor. */
export const isFollowedBy = (id: SQL, follower_id: number | null): SQL<boolean> =>
  sql<boolean>`exists (select from follows w where w.followed_id = ${id} and w.follower_id = ${follower_id}::int)`

/** The row keeps the name of the picture; pages want its address. */
export const withPictureAddress = <Card extends { picture: string | null }>(card: Card): Card => ({
  ...card,
  picture: card.picture === null ? null : publicPictureAddress(card.picture, SHOWN_PX),
})
