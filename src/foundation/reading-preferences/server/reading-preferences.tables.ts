import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TextLanguage } from '#contract/language.ts'
import { users } from '#foundation/accounts/server/index.ts'
import { isShapedAsLanguage } from '#platform/db/columns.ts'

/** A person's reading preferences and language: set on one device, they apply on the next one they log in on. */
export const readingPreferences = pgTable(
  'reading_settings',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until one was chosen. Emails that no page triggered use it. */
    language: text('language').$type<TextLanguage>(),
    /**
     * The preferences in short form, such as `2sm`. Null until something was chosen; empty if all are default again.
     */
    settings: text('settings'),
    updated_at: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('reading_settings_language_is_known', isShapedAsLanguage(table.language)),
    check('reading_settings_are_written_short', sql`${table.settings} ~ '^[1-3]?s?f?c?m?d?e?$'`),
  ],
)
