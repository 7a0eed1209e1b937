import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isFollowedBy } from '#foundation/creators/server/index.ts'
import {
  asEasyRead,
  type EasyReadRow,
  easyReadColumn,
  warningsColumn,
} from '#foundation/easy-read/server/index.ts'
import { isReportedBy } from '#foundation/moderation/server/index.ts'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { RESOURCE_KIND, type ResourceCard } from '../../resource-card.contract.ts'
import type { ResourceDetails, ResourceLink } from '../../resource-details.contract.ts'
import { termsOf, withCards } from '../catalogue/resource-card.queries.ts'
import { ResourceNotFound } from '../resources.errors.ts'
import { type Asking, isVisibleTo } from '../visible-resource.queries.ts'

/** Failed checks in a row before a link counts as dead. */
export const FAILURES_OF_A_DEAD_LINK = 2

interface Wanted {
  id: number
  viewer: Asking
  language: TextLanguage
}

type Texts = Pick<
  ResourceDetails,
  | 'add_type'
  | 'description'
  | 'instruction'
  | 'content_warnings'
  | 'keywords'
  | 'licence'
  | 'credit'
  | 'minutes_to_prepare'
  | 'tags'
  | 'bookmarks_count'
  | 'updated_at'
  | 'hidden_reason'
  | 'is_user_rated'
  | 'is_reported'
  | 'is_creator_followed'
>
type Facts = Texts & Pick<ResourceDetails, 'easy_read'> & ResourceCard

/**
 * The facts of a resource that are its own: its card, and what its page shows in addition.
 * @throws ResourceNotFound
 */
export async function findResourceFacts(db: Db, { id, viewer, language }: Wanted): Promise<Facts> {
  const found = await rows<Texts & { id: number; easy_read: EasyReadRow }>(
    db,
    sql`select r.id, r.add_type, r.description, r.instruction, ${easyReadColumn('r')}, ${warningsColumn('r')},
        r.keywords, r.licence, r.credit, r.minutes_to_prepare, ${termsOf('tag', language)} as tags,
        r.bookmarks_count, ${isoUtc(sql`r.updated_at`)} as updated_at, r.hidden_reason,
        exists (select from resource_reviews w where w.resource_id = r.id and w.user_id = ${viewer?.id ?? null}::int)
          as is_user_rated,
        ${isReportedBy({ kind: RESOURCE_KIND, id: sql`r.id`, user_id: viewer?.id ?? null })} as is_reported,
        ${isFollowedBy(sql`r.creator_id`, viewer?.id ?? null)} as is_creator_followed
      from resources r where r.id = ${id} and ${isVisibleTo('r', viewer)}`,
  )
  const [facts] = await withCards(db, found, { viewer, language })
  if (!facts) throw new ResourceNotFound()
  return { ...facts, easy_read: asEasyRead(facts.easy_read) }
}

export interface FileRow {
  id: number
  file_id: number
  name: string
  kind: ResourceDetails['resource_files'][number]['kind']
  media_type: string
  size: number
  storage_key: string
  alt: string
  drawing: string | null
  drawn_pages: number
  page_count: number | null
  page_width: number | null
  page_height: number | null
  fits_a4: boolean | null
  has_colour: boolean | null
  caption_languages: string[]
}

/** A resource's files, in order. The caller checks that the viewer may see it. */
export function selectFiles(db: Db, resource_id: number): Promise<FileRow[]> {
  return rows<FileRow>(
    db,
    sql`select f.id, f.file_id, u.name, u.kind, u.media_type, u.size_bytes::int as size, u.storage_key, f.alt,
        f.drawing, f.drawn_pages, f.page_count, f.page_width, f.page_height, f.fits_a4, f.has_colour,
        (select coalesce(json_agg(c.language order by c.language), '[]') from resource_captions c
          where c.resource_file_id = f.id) as caption_languages
      from resource_files f join uploaded_files u on u.id = f.file_id
      where f.resource_id = ${resource_id} order by f.position, f.id`,
  )
}

export type LinkRow = Pick<ResourceLink, 'id' | 'url' | 'is_dead'>

export function selectLinks(db: Db, resource_id: number): Promise<LinkRow[]> {
  return rows<LinkRow>(
    db,
    sql`select id, url, failures >= ${FAILURES_OF_A_DEAD_LINK} as is_dead from resource_links
      where resource_id = ${resource_id} order by position, id`,
  )
}
