import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import type { Person, PersonalFile, PersonalList } from '#foundation/privacy/server/index.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { isListed } from '../visible-resource.queries.ts'

type Rows = PersonalList['rows']
const at = (column: string) => sql`${isoUtc(sql.raw(column))}`

export function selectOwnResources(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  const named = (table: string, link: string, key: string) =>
    sql`array(select ${textIn(sql`t.name`, language)} from ${sql.raw(link)} l join ${sql.raw(table)} t
      on t.id = l.${sql.raw(key)} where l.resource_id = r.id order by t.id)`
  return rows(
    db,
    sql`select r.title, ${textIn(sql`y.name`, language)} as type, r.status, r.hidden_reason, r.privacy, r.description,
        r.instruction, concat_ws(' / ', r.in_short ->> 'en', r.in_short ->> 'hi') as in_short, r.warnings,
        concat_ws(' / ', r.warning_note ->> 'en', r.warning_note ->> 'hi') as warning_note,
        array(select l.url from resource_links l where l.resource_id = r.id order by l.position) as links,
        r.keywords, ${named('skills', 'resource_skills', 'skill_id')} as skills,
        ${named('tags', 'resource_tags', 'tag_id')} as tags,
        ${named('age_groups', 'resource_age_groups', 'age_group_id')} as age_groups,
        r.language, r.licence, r.credit, r.minutes_to_prepare, ${at('r.created_at')} as created_at, ${at('r.published_at')} as published_at,
        ${at('r.updated_at')} as updated_at, r.likes_count, r.bookmarks_count, r.shares_count, r.rating_count
      from resources r left join resource_types y on y.id = r.resource_type_id
      where r.creator_id = ${id} order by r.id`,
  )
}

export function selectOwnFiles(db: Db, { id }: Person): Promise<Rows> {
  return rows(
    db,
    sql`select r.title as resource, u.name, f.alt, u.media_type, u.size_bytes::float8 as size_bytes,
        ${at('u.created_at')} as uploaded_at
      from resource_files f join resources r on r.id = f.resource_id join uploaded_files u on u.id = f.file_id
      where r.creator_id = ${id} order by r.id, f.position, f.id`,
  )
}

export function selectOwnCaptions(db: Db, { id }: Person): Promise<Rows> {
  return rows(
    db,
    sql`select r.title as resource, u.name as file, c.language, c.vtt as captions
      from resource_captions c join resource_files f on f.id = c.resource_file_id
        join resources r on r.id = f.resource_id join uploaded_files u on u.id = f.file_id
      where r.creator_id = ${id} order by r.id, f.id, c.language`,
  )
}

/** The stored files themselves. */
export function selectStoredFiles(db: Db, { id }: Person): Promise<PersonalFile[]> {
  return rows(
    db,
    sql`select u.storage_key, 'resources/' || r.id || '-' || u.name as name
      from resource_files f join resources r on r.id = f.resource_id join uploaded_files u on u.id = f.file_id
      where r.creator_id = ${id} order by r.id, f.position, f.id`,
  )
}

export function selectOwnResourceReviews(db: Db, { id }: Person): Promise<Rows> {
  return rows(
    db,
    sql`select ${titleFor(id)} as resource, w.rating, w.comment, ${at('w.created_at')} as reviewed_at,
        ${at('w.edited_at')} as edited_at, w.hidden_at is not null as is_hidden
      from resource_reviews w join resources r on r.id = w.resource_id where w.user_id = ${id} order by w.id`,
  )
}

const selectMarked =
  (table: string, when: string) =>
  (db: Db, { id }: Person): Promise<Rows> =>
    rows(
      db,
      sql`select ${titleFor(id)} as resource, ${at('k.created_at')} as ${sql.raw(when)}
        from ${sql.raw(table)} k join resources r on r.id = k.resource_id
        where k.user_id = ${id} order by k.created_at, r.id`,
    )
export const selectOwnLikes = selectMarked('resource_likes', 'liked_at')
export const selectOwnBookmarks = selectMarked('resource_bookmarks', 'saved_at')

export function selectOwnShares(db: Db, { id }: Person): Promise<Rows> {
  return rows(
    db,
    sql`select ${titleFor(id)} as resource, s.channel, ${at('s.created_at')} as shared_at
      from resource_shares s join resources r on r.id = s.resource_id where s.user_id = ${id} order by s.id`,
  )
}

/** Null if its creator has made it private. */
function titleFor(user_id: number): SQL {
  return sql`case when ${isListed('r')} or r.creator_id = ${user_id} then r.title end`
}
