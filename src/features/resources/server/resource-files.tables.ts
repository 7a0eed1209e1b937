import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { uploadedFiles } from '#foundation/uploads/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { resources } from './resources.tables.ts'

/** A file of a resource, with its position. A job determines its facts and pages after it is added. */
export const resourceFiles = pgTable(
  'resource_files',
  {
    id: identity(),
    resource_id: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    file_id: integer('file_id')
      .notNull()
      .unique()
      .references(() => uploadedFiles.id),
    position: smallint('position').notNull().default(0),
    /** The image description. */
    alt: text('alt').notNull().default(''),
    /** The state of rendering its pages. Files without pages are finished at once. */
    pages_state: text('pages_state', { enum: ['waiting', 'drawn', 'failed'] })
      .notNull()
      .default('waiting'),
    page_count: integer('page_count'),
    /** How many pages have pictures, starting with the first. */
    drawn_pages: smallint('drawn_pages').notNull().default(0),
    /** Width of the first page in millimetres. */
    page_width: real('page_width'),
    page_height: real('page_height'),
    fits_a4: boolean('fits_a4'),
    has_colour: boolean('has_colour'),
    /** The name of the latest page render. Each render has a new one, so that no cache keeps old pictures. */
    drawing: text('drawing'),
    created_at: createdAt(),
  },
  (table) => [
    index('resource_files_of_a_resource').on(table.resource_id, table.position),
    check('resource_files_pages_state_is_known', sql`${table.pages_state} in ('waiting', 'drawn', 'failed')`),
    check('resource_files_pages_are_counted', sql`${table.page_count} > 0`),
    check('resource_files_drawn_with_a_name', sql`${table.drawn_pages} = 0 or ${table.drawing} is not null`),
  ],
)

/** A web address that belongs to a resource, checked once a month. */
export const resourceLinks = pgTable(
  'resource_links',
  {
    id: identity(),
    resource_id: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    position: smallint('position').notNull().default(0),
    checked_at: timestamp('checked_at', { withTimezone: true }),
    /** Failed checks in a row. */
    failures: smallint('failures').notNull().default(0),
  },
  (table) => [
    check('resource_links_are_web', sql`${table.url} ~ '^https?://' and length(${table.url}) <= 2000`),
    index('resource_links_of_a_resource').on(table.resource_id, table.position),
    index('resource_links_to_check').on(table.checked_at.asc().nullsFirst()),
  ],
)

/** The captions of a video, one WebVTT text per language. */
export const resourceCaptions = pgTable(
  'resource_captions',
  {
    resource_file_id: integer('resource_file_id')
      .notNull()
      .references(() => resourceFiles.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    vtt: text('vtt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource_file_id, table.language] })],
)
