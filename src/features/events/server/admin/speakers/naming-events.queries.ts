import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'

/** The columns of a NamingEvent. `event` is the alias of `events`. */
export function namingEvent(event: string, language: TextLanguage): SQL {
  const e = sql.raw(event)
  return sql`${e}.id, ${textIn(sql`${e}.title`, language)} as title, ${e}.publication,
    ${isoUtc(sql`${e}.start_date_time`)} as start_date_time`
}
