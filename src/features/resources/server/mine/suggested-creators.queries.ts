import { type SQL, sql } from 'drizzle-orm'
import type { Term, TextLanguage } from '#contract/wire.ts'
import { type Interests, wholeName } from '#foundation/accounts/server/index.ts'
import {
  isNotBlockedBy,
  shownDesignation,
  shownPicture,
  withPictureAddress,
} from '#foundation/creators/server/index.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { LibraryCreator } from '../catalogue/library.queries.ts'
import { isListed } from '../visible-resource.queries.ts'

/** Of the creators who share most, the most followed are considered, each by their newest resources. */
const MOST_SHARING = 500
const MOST_FOLLOWED = 40
const NEWEST = 20

export interface CreatorSubjects {
  skills: Term[]
  tags: Term[]
  age_groups: Term[]
}

/** The chosen terms that the resources with these ids have, as a JSON list in order. */
const sharedTerms = (
  kind: 'skill' | 'tag' | 'age_group',
  chosen: readonly number[],
  language: TextLanguage,
): SQL =>
  sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)})
      order by t.position, t.id), '[]') from ${sql.raw(`${kind}s`)} t
    where t.id = any(${idList(chosen)}) and exists (select from ${sql.raw(`resource_${kind}s`)} l
      where l.${sql.raw(`${kind}_id`)} = t.id and l.resource_id = any(newest.ids)))`

/** Creators whom the person could follow: first those who match their interests, then the most followed. */
export async function selectSuggestedCreators(
  db: Db,
  of: { user_id: number; interests: Interests; length: number; language: TextLanguage },
): Promise<(LibraryCreator & CreatorSubjects)[]> {
  const { user_id, interests, length, language } = of
  const found = await rows<LibraryCreator & CreatorSubjects>(
    db,
    sql`with sharing as materialized (
        select term_id as id, listed from resource_facet_counts where facet = 'creator' and listed > 0
        order by listed desc nulls last limit ${MOST_SHARING}),
      likely as materialized (
        select u.id, ${wholeName('u')} as name, ${shownDesignation('c')} as designation, ${shownPicture('u', 'c')} as picture,
          coalesce(c.followers_count, 0) as followers, sharing.listed as resources_count
        from sharing join users u on u.id = sharing.id left join creator_profiles c on c.user_id = u.id
        where u.disabled_at is null and c.hidden_at is null and u.id <> ${user_id}
          and ${isNotBlockedBy(user_id, sql`u.id`)}
          and not exists (select from follows w where w.followed_id = u.id and w.follower_id = ${user_id})
        order by followers desc, resources_count desc, u.id limit ${MOST_FOLLOWED}),
      asked as materialized (
        select likely.*, ${sharedTerms('skill', interests.skills, language)} as skills,
          ${sharedTerms('tag', interests.tags, language)} as tags,
          ${sharedTerms('age_group', interests.age_groups, language)} as age_groups
        from likely cross join lateral (select array(select r.id from resources r
          where r.creator_id = likely.id and ${isListed('r')}
          order by r.published_at desc nulls last, r.id desc nulls last limit ${NEWEST}) as ids) newest)
      select * from asked
      order by (skills::text || tags::text || age_groups::text <> '[][][]') desc, followers desc, resources_count desc, id
      limit ${length}`,
  )
  return found.map(withPictureAddress)
}
