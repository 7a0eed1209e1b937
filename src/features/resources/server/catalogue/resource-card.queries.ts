import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { wholeName } from '#foundation/accounts/server/index.ts'
import { isUnderReview } from '#foundation/moderation/server/index.ts'
import { linkedTerms, skillDrawing } from '#foundation/taxonomy/server/index.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { RESOURCE_KIND, type ResourceCard } from '../../resource-card.contract.ts'
import { linkKind } from '../../resource-link.contract.ts'
import { type Asking, isVisibleTo } from '../visible-resource.queries.ts'

const SKILLS = { alias: 'r', links: 'resource_skills', column: 'resource_id', order: 'k.position' }

type CardRow = Omit<ResourceCard, 'kinds' | 'files_count'> & {
  file_kinds: ResourceCard['kinds']
  link_urls: string[]
}

/**
 * Adds the card of its resource to each row of a list, keeping the order. A list finds its resources first; only this
 * statement makes cards. Resources that the person may no longer see are left out.
 */
export async function withCards<Found extends { id: number }>(
  db: Db,
  found: readonly Found[],
  { viewer, language }: { viewer: Asking; language: TextLanguage },
): Promise<(Found & ResourceCard)[]> {
  const cards = await rows<CardRow>(
    db,
    sql`select r.id, r.id as resource_id, r.resource_type_id,
        (select json_build_object('id', t.id, 'key', t.key, 'name', ${textIn(sql`t.name`, language)})
          from resource_types t where t.id = r.resource_type_id) as type,
        r.title, r.summary, r.language,
        ${termsOf('age_group', language)} as age_groups,
        ${termsOf('skill', language)} as skills,
        case when u.id is not null then json_build_object('id', u.id, 'name', ${wholeName('u')}) end as created_by,
        r.creator_id,
        (select coalesce(json_agg(f.kind order by l.position, l.id), '[]') from resource_files l
          join uploaded_files f on f.id = l.file_id where l.resource_id = r.id) as file_kinds,
        (select coalesce(json_agg(l.url order by l.position, l.id), '[]') from resource_links l
          where l.resource_id = r.id) as link_urls,
        (select case when bool_and(l.page_count is not null) then sum(l.page_count)::int end from resource_files l
          join uploaded_files f on f.id = l.file_id where l.resource_id = r.id and f.kind = 'pdf') as page_count,
        coalesce(first_page.address, ${skillDrawing(SKILLS)}) as picture,
        first_page.address is not null as is_page,
        coalesce(first_page.alt, '') as picture_alt,
        r.likes_count, r.shares_count,
        ${isMarked('resource_likes', viewer)} as is_liked,
        ${isMarked('resource_bookmarks', viewer)} as is_bookmarked,
        round(r.rating_sum::numeric / nullif(r.rating_count, 0), 1)::float8 as rating,
        r.rating_count, r.privacy, r.status,
        (r.status = 'hidden' and ${isUnderReview({ kind: RESOURCE_KIND, id: sql`r.id` })}) as is_waiting,
        ${isoUtc(sql`r.published_at`)} as published_at
      from resources r
        left join users u on u.id = r.creator_id and u.disabled_at is null
        left join lateral (
          select '/resource-pages/' || f.id || '/' || f.drawing || '/1-480.webp' as address, f.alt from resource_files f
          where f.resource_id = r.id and f.drawn_pages > 0 order by f.position, f.id limit 1) first_page on true
      where r.id = any(${idList(found.map(({ id }) => id))}) and ${isVisibleTo('r', viewer)}`,
  )
  const byId = new Map(cards.map((card) => [card.id, cardOf(card)]))
  return found.flatMap((row) => {
    const card = byId.get(row.id)
    return card ? [{ ...row, ...card }] : []
  })
}

/** Terms linked to `resources r`, as a JSON array in order. */
export const termsOf = (kind: 'age_group' | 'skill' | 'tag', language: TextLanguage): SQL =>
  linkedTerms(kind, { links: 'resource', where: sql`l.resource_id = r.id` }, language)

/** Whether the viewer has a row for the resource in a table such as `resource_likes`. */
const isMarked = (table: string, viewer: Asking): SQL =>
  viewer
    ? sql`exists (select from ${sql.raw(table)} k where k.user_id = ${viewer.id} and k.resource_id = r.id)`
    : sql`false`

/** The kinds of content are derived from the files and the hosts of the links. */
function cardOf({ file_kinds, link_urls, ...row }: CardRow): ResourceCard {
  const kinds = [...new Set([...file_kinds, ...link_urls.map(linkKind)])]
  return { ...row, kinds, files_count: file_kinds.length }
}
