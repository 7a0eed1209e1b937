import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { wholeName } from '#foundation/accounts/server/index.ts'
import { isWaitingOf } from '#foundation/moderation/server/index.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { RESOURCE_KIND, type ResourceCard } from '../../resource-card.contract.ts'
import { linkKind } from '../../resource-link.contract.ts'
import type { Asking } from '../find-visible-resource.queries.ts'

/** Terms linked to the resource, as a JSON array in their order; for `resources r`. */
function terms(link: string, table: string, column: string, language: TextLanguage): SQL {
  return sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)})
      order by t.position, t.id), '[]')
    from ${sql.raw(link)} l join ${sql.raw(table)} t on t.id = l.${sql.raw(column)} where l.resource_id = r.id)`
}

export const ageGroupsOf = (language: TextLanguage) =>
  terms('resource_age_groups', 'age_groups', 'age_group_id', language)
export const skillsOf = (language: TextLanguage) => terms('resource_skills', 'skills', 'skill_id', language)
export const tagsOf = (language: TextLanguage) => terms('resource_tags', 'tags', 'tag_id', language)

/** Whether the asking person has a row of the resource in a table such as `resource_likes`. */
const isMarked = (table: string, viewer: Asking): SQL =>
  viewer
    ? sql`exists (select from ${sql.raw(table)} k where k.user_id = ${viewer.id} and k.resource_id = r.id)`
    : sql`false`

/** The first file with a picture of its first page, for a lateral join. */
const pictured = sql`(select '/resource-pages/' || f.id || '/' || f.drawing || '/1-480.webp' as address, f.alt
  from resource_files f where f.resource_id = r.id and f.drawn_pages > 0 order by f.position, f.id limit 1)`

const drawing = sql`coalesce((select '/art/' || k.motif || '.svg' from resource_skills l join skills k on k.id = l.skill_id
  where l.resource_id = r.id order by k.position, k.id limit 1), '/art/share-default.svg')`

/** What {@link cardColumns} reads from beside `resources r`: put behind it in the `from`. */
export const cardSources = sql`left join users u on u.id = r.creator_id left join lateral ${pictured} shown_page on true`

/** The columns of a resource's card, for a `select` from `resources r` and {@link cardSources}; `cardOf` makes it whole. */
export function cardColumns(language: TextLanguage, viewer: Asking): SQL {
  return sql`r.id, r.id as resource_id, r.resource_type_id,
    (select json_build_object('id', t.id, 'key', t.key, 'name', ${textIn(sql`t.name`, language)})
      from resource_types t where t.id = r.resource_type_id) as type,
    r.title, r.summary, r.language,
    ${ageGroupsOf(language)} as age_groups,
    ${skillsOf(language)} as skills,
    case when u.id is not null then json_build_object('id', u.id, 'name', ${wholeName}) end as created_by,
    r.creator_id,
    (select coalesce(json_agg(f.kind order by l.position, l.id), '[]') from resource_files l
      join uploaded_files f on f.id = l.file_id where l.resource_id = r.id) as file_kinds,
    (select coalesce(json_agg(l.url order by l.position, l.id), '[]') from resource_links l
      where l.resource_id = r.id) as link_urls,
    (select case when bool_and(l.page_count is not null) then sum(l.page_count)::int end from resource_files l
      join uploaded_files f on f.id = l.file_id where l.resource_id = r.id and f.kind = 'pdf') as page_count,
    coalesce(shown_page.address, ${drawing}) as picture,
    shown_page.address is not null as is_page,
    coalesce(shown_page.alt, '') as picture_alt,
    r.likes_count, r.shares_count,
    ${isMarked('resource_likes', viewer)} as is_liked,
    ${isMarked('resource_bookmarks', viewer)} as is_bookmarked,
    round(r.rating_sum::numeric / nullif(r.rating_count, 0), 1)::float8 as rating,
    r.rating_count, r.privacy, r.status,
    (r.status = 'hidden' and ${isWaitingOf({ kind: RESOURCE_KIND, id: sql`r.id` })}) as is_waiting,
    ${isoUtc(sql`r.published_at`)} as published_at`
}

/** What {@link cardColumns} select. */
export type CardRow = Omit<ResourceCard, 'kinds' | 'files_count'> & {
  file_kinds: ResourceCard['kinds']
  link_urls: string[]
}

export async function resourceCards(db: Db, query: SQL): Promise<ResourceCard[]> {
  return (await rows<CardRow>(db, query)).map(cardOf)
}

/** What the resource holds follows from its files and the hosts of its links. */
export function cardOf<Row extends CardRow>({
  file_kinds,
  link_urls,
  ...row
}: Row): Omit<Row, 'file_kinds' | 'link_urls'> & Pick<ResourceCard, 'kinds' | 'files_count'> {
  const kinds = [...new Set([...file_kinds, ...link_urls.map(linkKind)])]
  return { ...row, kinds, files_count: file_kinds.length }
}
