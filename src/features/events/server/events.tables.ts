import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  interval,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { HOME_ZONE } from '#contract/product.ts'
import {
  inShortSymbols,
  symbolsAreFew,
  warningColumns,
  warningsAreKnown,
} from '#foundation/easy-read/server/index.ts'
import { eventTypes } from '#foundation/taxonomy/server/index.ts'
import { createdAt, hasText, identity, localizedText } from '#platform/db/columns.ts'
import { searchVector } from '#platform/db/search-vector.ts'
import { placeOf } from './catalogue/event-place.queries.ts'

export const eventSeries = pgTable('event_series', {
  id: identity(),
  key: text('key').notNull().unique(),
  title: localizedText('title').notNull(),
})

/** A gathering: webinar, workshop, on-demand video or certificate workshop. */
export const events = pgTable(
  'events',
  {
    id: identity(),
    event_type_id: integer('event_type_id')
      .notNull()
      .references(() => eventTypes.id),
    series_id: integer('series_id').references(() => eventSeries.id),
    publication: text('publication', { enum: ['draft', 'published', 'cancelled'] })
      .notNull()
      .default('draft'),
    title: localizedText('title').notNull(),
    summary: localizedText('summary').notNull(),
    description: localizedText('description').notNull(),
    /** The easy-read text. */
    in_short: localizedText('in_short').notNull(),
    in_short_symbols: inShortSymbols(),
    ...warningColumns(),
    picture: text('picture'),
    picture_alt: localizedText('picture_alt'),
    start_date_time: timestamp('start_date_time', { withTimezone: true }),
    end_date_time: timestamp('end_date_time', { withTimezone: true }),
    time_zone: text('time_zone').notNull().default(HOME_ZONE),
    zoom_link: text('zoom_link'),
    capacity: integer('capacity'),
    registered_count: integer('registered_count').notNull().default(0),
    rating_sum: integer('rating_sum').notNull().default(0),
    rating_count: integer('rating_count').notNull().default(0),
    has_certificate: boolean('has_certificate').notNull().default(false),
    /** Share of the minutes that counts as attended, in percent. */
    attendance_share: smallint('attendance_share').notNull().default(60),
    access_captions: text('access_captions', { enum: ['none', 'live', 'afterwards'] }),
    access_sign_language: boolean('access_sign_language'),
    access_recording: boolean('access_recording'),
    access_breaks: boolean('access_breaks'),
    access_camera_optional: boolean('access_camera_optional'),
    /** The language that is spoken, as a BCP 47 tag. */
    access_language: text('access_language'),
    access_adjustment: localizedText('access_adjustment'),
    /** When its recording was or will be published: copied by a trigger, so that lists need not join it. */
    film_published_at: timestamp('film_published_at', { withTimezone: true }),
    /**
     * The position in the order by date once the status no longer changes with time; `Upcoming` for events without a
     * date. Valid from `settled_from` on, or always if that is null; until then the position is computed
     * (docs/decisions/046).
     */
    settled_place: smallint('settled_place')
      .notNull()
      .generatedAlwaysAs(
        sql`case when film_published_at is not null then ${placeOf('On-Demand')} when end_date_time is null then ${placeOf('Upcoming')} when access_recording then ${placeOf('In Transit')} else ${placeOf('Over')} end`,
      ),
    settled_from: timestamp('settled_from', { withTimezone: true }).generatedAlwaysAs(
      sql`case when film_published_at is null then end_date_time else greatest(film_published_at, end_date_time) end`,
    ),
    /**
     * The order within that position, ascending: the time from the last change back to 1970. Events without a date are
     * last.
     */
    settled_order: interval('settled_order')
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce('1970-01-01 00:00:00+00'::timestamptz - coalesce(film_published_at, end_date_time), '1000000 days'::interval)`,
      ),
    /** Names of speakers, skills and tags, updated with them, so that a search finds the event by these too. */
    search_words: text('search_words').notNull().default(''),
    search_text: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`pankh_search_text(title, summary, search_words)`),
    title_vector: searchVector('title_vector')
      .notNull()
      .generatedAlwaysAs(sql`pankh_search_vector(title, '{}', '{}', '')`),
    search_vector: searchVector('search_vector')
      .notNull()
      .generatedAlwaysAs(sql`pankh_search_vector(title, summary, description, search_words)`),
    /** When it was first published; null for a draft that never was. */
    published_at: timestamp('published_at', { withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    check('events_title_is_there', hasText(table.title)),
    check('events_publication_is_known', sql`${table.publication} in ('draft', 'published', 'cancelled')`),
    check('events_end_after_they_start', sql`${table.end_date_time} > ${table.start_date_time}`),
    check(
      'events_start_and_end_together',
      sql`(${table.start_date_time} is null) = (${table.end_date_time} is null)`,
    ),
    check('events_capacity_is_positive', sql`${table.capacity} > 0`),
    check(
      'events_counts_are_not_negative',
      sql`${table.registered_count} >= 0 and ${table.rating_count} >= 0`,
    ),
    check('events_registered_fit', sql`${table.registered_count} <= ${table.capacity}`),
    check(
      'events_ratings_are_one_to_five',
      sql`${table.rating_sum} between ${table.rating_count} and 5 * ${table.rating_count}`,
    ),
    check('events_attendance_share_is_a_share', sql`${table.attendance_share} between 1 and 100`),
    symbolsAreFew('events', table.in_short_symbols),
    warningsAreKnown('events', table.warnings),
    check('events_meeting_is_web', sql`${table.zoom_link} ~ '^https://'`),
    // Nothing can be published before its access facts are answered.
    check(
      'events_published_with_access_facts',
      sql`${table.publication} = 'draft' or num_nulls(${table.access_captions}, ${table.access_sign_language}, ${table.access_recording}, ${table.access_breaks}, ${table.access_camera_optional}, ${table.access_language}, ${table.access_adjustment}) = 0`,
    ),
    check(
      'events_published_have_a_moment',
      sql`${table.publication} = 'draft' or ${table.published_at} is not null`,
    ),
    index('events_by_registered')
      .on(table.registered_count.desc(), table.id)
      .where(sql`publication = 'published'`),
    index('events_by_created')
      .on(table.created_at.desc(), table.id.desc())
      .where(sql`publication = 'published'`),
    index('events_by_rating')
      .on(
        sql`(coalesce(rating_sum::float8 / nullif(rating_count, 0), 0)) desc nulls last`,
        table.rating_count.desc(),
        table.id,
      )
      .where(sql`publication = 'published'`),
    index('events_by_publication')
      .on(table.published_at.desc(), table.id.desc())
      .where(sql`publication = 'published'`),
    index('events_by_settled_order')
      .on(table.settled_place, table.settled_order, table.id, table.settled_from)
      .where(sql`publication = 'published'`),
    // Events whose status still changes with time, with every column it is computed from, so that their texts aren't
    // read.
    index('events_by_settled_from')
      .on(
        table.settled_from,
        table.id,
        table.publication,
        table.settled_place,
        table.start_date_time,
        table.end_date_time,
        table.film_published_at,
        table.access_recording,
        table.zoom_link,
      )
      .where(sql`publication = 'published'`),
    // Match the sort orders of the organisers' table, which also includes drafts and cancelled events.
    index('events_by_date').on(table.start_date_time.desc(), table.id.desc()),
    index('events_running')
      .using('gist', sql`tstzrange(start_date_time, end_date_time)`)
      .where(sql`start_date_time is not null`),
    index('events_by_registrations').on(table.registered_count, table.id),
    index('events_by_title_en').on(sql`lower(coalesce(title ->> 'en', title ->> 'hi'))`, table.id),
    index('events_by_title_hi').on(sql`lower(coalesce(title ->> 'hi', title ->> 'en'))`, table.id),
    index('events_not_published')
      .on(table.publication, table.start_date_time.desc(), table.id.desc())
      .where(sql`publication <> 'published'`),
    index('events_by_type').on(table.event_type_id).where(sql`publication = 'published'`),
    index('events_by_series').on(table.series_id),
    // For lists of one person's events, so that ten thousand are read without their texts.
    index('events_in_brief')
      .on(
        table.id,
        table.publication,
        table.start_date_time,
        table.end_date_time,
        table.created_at,
        table.film_published_at,
        table.access_recording,
      )
      .where(sql`publication <> 'draft'`),
    index('events_by_search_vector').using('gin', table.search_vector),
    index('events_by_title_vector').using('gin', table.title_vector),
    index('events_by_search_text').using('gin', table.search_text.op('gin_trgm_ops')),
  ],
)

/** The recording of an event. Once the event has ended, or if it has no date, this makes it On-Demand. */
export const eventRecordings = pgTable(
  'event_recordings',
  {
    event_id: integer('event_id')
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['youtube', 'vimeo', 'file'] }).notNull(),
    url: text('url').notNull(),
    duration_seconds: integer('duration_seconds').notNull(),
    has_transcript: boolean('has_transcript').notNull().default(false),
    published_at: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('event_recordings_kind_is_known', sql`${table.kind} in ('youtube', 'vimeo', 'file')`),
    check('event_recordings_last', sql`${table.duration_seconds} > 0`),
  ],
)
