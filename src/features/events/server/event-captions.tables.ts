import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/db/columns.ts'
import { events } from './events.tables.ts'

/** The captions of an event's recording: one WebVTT file per language. Its text is also the transcript. */
export const eventCaptions = pgTable(
  'event_captions',
  {
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** BCP 47 */
    language: text('language').notNull(),
    vtt: text('vtt').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.language] }),
    check('event_captions_language_is_a_tag', sql`${table.language} ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'`),
    check('event_captions_are_webvtt', sql`${table.vtt} ~ '^WEBVTT'`),
  ],
)
