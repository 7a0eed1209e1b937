import { sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { wholeName } from '#foundation/accounts/server/index.ts'
import { isReportedBy, isUnderReview } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { CREATOR_KIND, type CreatorDetails } from '../../creators.contract.ts'
import { isFollowedBy } from '../creator-card.queries.ts'
import { isPublicPerson, type PublicWork } from '../public-work.queries.ts'

export type CreatorRow = Omit<CreatorDetails, 'can' | 'is_own' | 'picture_medium' | 'picture_large'>

/** One query, however much the person has. Undefined if there is no such person or the viewer may not see them. */
export async function findCreator(
  db: Db,
  { id, viewer_id, work }: { id: number; viewer_id: number | null; work: PublicWork },
): Promise<CreatorRow | undefined> {
  const [found] = await rows<CreatorRow>(
    db,
    sql`select * from (
      select u.id, ${wholeName('u')} as name, u.picture,
        coalesce(c.designation, '') as designation, coalesce(c.introduction, '') as introduction,
        coalesce(c.user_experience, '') as user_experience, coalesce(c.qualifications, '') as qualifications,
        coalesce(c.expertise, '') as expertise,
        coalesce(c.associated_organisations, '') as associated_organisations, c.children_helped,
        coalesce(u.recommendation_text, '') as recommendation_text,
        coalesce(c.followers_count, 0) as followers,
        (select count(*)::int from (select from follows f where f.follower_id = u.id limit ${RECORDS_TOTAL_CAP}) followed)
          as following,
        ${work.resourcesCount(sql`u.id`)} as resources_count,
        ${isFollowedBy(sql`u.id`, viewer_id)} as is_followed,
        exists (select from blocks k where k.blocked_id = u.id and k.blocker_id = ${viewer_id}::int) as is_blocked,
        (c.hidden_at is not null and ${isUnderReview({ kind: CREATOR_KIND, id: sql`u.id` })}) as is_waiting,
        ${isReportedBy({ kind: CREATOR_KIND, id: sql`u.id`, user_id: viewer_id })} as is_reported,
        ${isPublicPerson('u', 'c', work)} as is_public, c.hidden_reason
      from users u left join creator_profiles c on c.user_id = u.id
      where u.id = ${id} and u.disabled_at is null) person
    where is_public or id = ${viewer_id}::int`,
  )
  return found
}
