import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { Banner } from '../banners.contract.ts'

/** More banners than this are not read by anyone. */
const MOST_BANNERS = 10

export function selectShownBanners(
  db: Db,
  { language, now }: { language: TextLanguage; now: Date },
): Promise<Banner[]> {
  return rows<Banner>(
    db,
    sql`select b.id, ${textIn(sql`b.title`, language)} as title, ${textIn(sql`b.text`, language)} as text,
        case when b.title ? ${language}::text then ${language}::text when b.title ? 'en' then 'en' else 'hi' end as text_language,
        b.link, b.picture, coalesce(${textIn(sql`b.picture_alt`, language)}, '') as picture_alt
      from banners b
      where coalesce(b.shown_from <= ${now.toISOString()}::timestamptz, true)
        and coalesce(b.shown_until > ${now.toISOString()}::timestamptz, true)
      order by b.position, b.id limit ${MOST_BANNERS}`,
  )
}
