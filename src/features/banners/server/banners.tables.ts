import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { occupations } from '#foundation/taxonomy/server/index.ts'
import { createdAt, hasText, identity, localizedText } from '#platform/db/columns.ts'
import { BANNER_AUDIENCES } from '../banners.contract.ts'

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
    /** Who sees it. `occupations`: people with one of the occupations in `banner_occupations`. */
    audience: text('audience', { enum: BANNER_AUDIENCES }).notNull().default('everyone'),
    /** Hidden, whatever its dates. */
    is_hidden: boolean('is_hidden').notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    check('banners_title_is_there', hasText(table.title)),
    check('banners_link_is_ours_or_web', sql`${table.link} ~ '^(/($|[^/])|https?://)'`),
    check(
      'banners_audience_is_known',
      sql`${table.audience} in ('everyone', 'visitors', 'people', 'members', 'occupations')`,
    ),
    check('banners_end_after_they_start', sql`${table.shown_until} > ${table.shown_from}`),
  ],
)

export const bannerOccupations = pgTable(
  'banner_occupations',
  {
    banner_id: integer('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    occupation_id: integer('occupation_id')
      .notNull()
      .references(() => occupations.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.banner_id, table.occupation_id] })],
)
