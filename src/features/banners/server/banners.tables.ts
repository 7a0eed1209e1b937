import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, hasText, identity, localizedText } from '#platform/db/columns.ts'

/** A drawn invitation at the top of the home page, shown between two moments. */
export const banners = pgTable(
  'banners',
  {
    id: identity(),
    key: text('key').notNull().unique(),
    title: localizedText('title').notNull(),
    text: localizedText('text').notNull(),
    link: text('link').notNull(),
    picture: text('picture').notNull(),
    picture_alt: localizedText('picture_alt').notNull(),
    position: integer('position').notNull().default(0),
    shown_from: timestamp('shown_from', { withTimezone: true }),
    shown_until: timestamp('shown_until', { withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    check('banners_title_is_there', hasText(table.title)),
    check('banners_link_is_ours_or_web', sql`${table.link} ~ '^(/($|[^/])|https?://)'`),
    check('banners_end_after_they_start', sql`${table.shown_until} > ${table.shown_from}`),
  ],
)
