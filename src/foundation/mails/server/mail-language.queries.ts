import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'

/**
 * The language of a mail that the person did not ask for in any: the one they chose for all pages, else that of the last
 * mail they got, which the page they sat at chose. English where there was none. For a `select`.
 */
export function mailLanguageOf(user_id: SQL): SQL<TextLanguage> {
  return sql<TextLanguage>`coalesce((select chosen.language from reading_settings chosen
    where chosen.user_id = ${user_id}), (select last.language from mails last
    where last.user_id = ${user_id} order by last.id desc limit 1), 'en')`
}
