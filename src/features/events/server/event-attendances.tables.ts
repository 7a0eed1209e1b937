import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { intMultirange } from '#platform/db/int-multirange.ts'
import { events } from './events.tables.ts'

const ofEvent = () =>
  integer('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' })
const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Attendances: one row per person from pressing Join to the last sign of them, and another from an uploaded report,
 * with its total minutes.
 */
export const eventAttendances = pgTable(
  'event_attendances',
  {
    id: identity(),
    event_id: ofEvent(),
    user_id: ofUser(),
    source: text('source', { enum: ['join', 'report'] }).notNull(),
    joined_at: moment('joined_at').notNull(),
    left_at: moment('left_at'),
    /**
     * Minutes in a report: the union of a person's stays. A join counts from `joined_at` to `left_at`, which is null
     * without a later sign.
     */
    minutes: integer('minutes'),
    created_at: createdAt(),
  },
  (table) => [
    unique('event_attendances_once_a_source').on(table.event_id, table.user_id, table.source),
    check('event_attendances_source_is_known', sql`${table.source} in ('join', 'report')`),
    check(
      'event_attendances_reports_give_minutes',
      sql`case ${table.source} when 'report' then ${table.minutes} >= 0 and ${table.minutes} is not null
        else ${table.minutes} is null end`,
    ),
    check('event_attendances_left_after_joining', sql`${table.left_at} >= ${table.joined_at}`),
    index('event_attendances_of_a_person').on(table.user_id, table.event_id),
  ],
)

/** Which seconds of an event's present recording a person has watched. */
export const eventWatches = pgTable(
  'event_watches',
  {
    event_id: ofEvent(),
    user_id: ofUser(),
    watched: intMultirange('watched').notNull().default('{}'),
    /** The total length of `watched`. */
    watched_seconds: integer('watched_seconds').notNull().default(0),
    /** Where to resume. */
    position_seconds: integer('position_seconds').notNull().default(0),
    /** When an earlier recording, of which they had watched enough, was replaced or removed. */
    attended_at: moment('attended_at'),
    last_beat_at: moment('last_beat_at'),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.user_id] }),
    check(
      'event_watches_are_not_negative',
      sql`${table.watched_seconds} >= 0 and ${table.position_seconds} >= 0`,
    ),
    index('event_watches_of_a_person').on(table.user_id, table.event_id),
  ],
)
