import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn, textLanguageOf } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { Banner } from '../banners.contract.ts'

/** The person who sees the banners; null for a visitor. */
type Reader = { id: number; is_member: boolean } | null

/** Nobody looks at more banners than this. */
const MOST_BANNERS = 10

export function selectShownBanners(
  db: Db,
  { language, now, viewer }: { language: TextLanguage; now: Date; viewer: Reader },
): Promise<Banner[]> {
  return rows<Banner>(
    db,
    sql`select b.id, ${textIn(sql`b.title`, language)} as title, ${textIn(sql`b.text`, language)} as text,
        ${textLanguageOf(sql`b.title`, language)} as text_language,
        b.link, b.picture, coalesce(${textIn(sql`b.picture_alt`, language)}, '') as picture_alt
      from banners b
      where not b.is_hidden and ${isFor(viewer)}
        and coalesce(b.shown_from <= ${now.toISOString()}::timestamptz, true)
        and coalesce(b.shown_until > ${now.toISOString()}::timestamptz, true)
      order by b.position, b.id limit ${MOST_BANNERS}`,
  )
}

/** The occupation is read from the current row, so that a change applies at once. */
function isFor(viewer: Reader): SQL {
  if (!viewer) return sql`b.audience in ('everyone', 'visitors')`
  return sql`(b.audience in ('everyone', 'people', ${viewer.is_member ? 'members' : 'people'}::text)
    or b.audience = 'occupations' and exists (select from banner_occupations o
      join users u on u.occupation_id = o.occupation_id where o.banner_id = b.id and u.id = ${viewer.id}))`
}
