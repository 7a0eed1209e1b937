import { type SQL, sql } from 'drizzle-orm'
import { shortName, wholeName } from '#foundation/accounts/server/index.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { PersonCard } from '../../creators.contract.ts'
import { isFollowedBy, shownDesignation, shownPicture, withPictureAddress } from '../creator-card.queries.ts'
import { isPublicPerson, type PublicWork } from '../public-work.queries.ts'

/** Which side of follows is listed: the followers of a person, or the people they follow. */
export type PeopleKind = 'followers' | 'following'
const sides: Record<PeopleKind, { listed: SQL; owner: SQL }> = {
  followers: { listed: sql.raw('follower_id'), owner: sql.raw('followed_id') },
  following: { listed: sql.raw('followed_id'), owner: sql.raw('follower_id') },
}

interface Whose {
  kind: PeopleKind
  user_id: number
}

/** A `from` clause of a person's follows without disabled people; few are disabled, and an index covers them. */
function listedFollows({ kind, user_id }: Whose): SQL {
  const { listed, owner } = sides[kind]
  return sql`follows f where f.${owner} = ${user_id}
    and not exists (select from users u where u.id = f.${listed} and u.disabled_at is not null)`
}

/** The length of a list, counted up to one more than the cap. */
export async function countPeople(db: Db, of: Whose): Promise<number> {
  return countUpTo(db, sql`select from ${listedFollows(of)}`)
}

/** Whether a list contains this person, so that the next page can start after them. */
export async function isInPeople(db: Db, { kind, user_id, id }: Whose & { id: number }): Promise<boolean> {
  const { listed, owner } = sides[kind]
  const found = await rows(
    db,
    sql`select from follows f where f.${owner} = ${user_id} and f.${listed} = ${id}`,
  )
  return found.length > 0
}

/**
 * Newest follows first. An index covers each sort order exactly as written, so that a page's start is found at once.
 */
export async function selectPeople(
  db: Db,
  of: Whose & { limit: number; offset: number; after: number | undefined; work: PublicWork },
): Promise<PersonCard[]> {
  const { kind, user_id, limit, offset, after, work } = of
  const { listed, owner } = sides[kind]
  const behind =
    after === undefined
      ? sql``
      : sql`and (f.created_at, f.${listed}) < (select w.created_at, w.${listed} from follows w
          where w.${owner} = ${user_id} and w.${listed} = ${after})`
  // Materialized, so that whether a person is public is computed once, not at each use.
  const people = await rows<PersonCard>(
    db,
    sql`with shown as (select f.${listed} as id, f.created_at from ${listedFollows(of)} ${behind}
        order by f.created_at desc nulls last, f.${listed} desc nulls last limit ${limit} offset ${after === undefined ? offset : 0}),
      people as materialized (
        select u.id, shown.created_at, ${wholeName('u')} as name, ${shortName('u')} as short_name,
          ${shownDesignation('c')} as designation, ${shownPicture('u', 'c')} as picture, coalesce(c.followers_count, 0) as followers,
          ${work.resourcesCount(sql`u.id`)} as resources_count, ${isFollowedBy(sql`u.id`, user_id)} as is_followed,
          ${isPublicPerson('u', 'c', work)} as is_public
        from shown join users u on u.id = shown.id left join creator_profiles c on c.user_id = u.id)
      select id, case when is_public then name else short_name end as name,
        case when is_public then designation else '' end as designation, case when is_public then picture end as picture,
        followers, resources_count, is_followed, is_public
      from people order by created_at desc, id desc`,
  )
  return people.map(withPictureAddress)
}
