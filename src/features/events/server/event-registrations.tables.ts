import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { TEXT_LANGUAGES } from '#contract/wire.ts'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { events } from './events.tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * One person's registration for one event. `events.registered_count` counts the registered or offered rows that have
 * a seat, updated in the same transaction under the lock of the event's row.
 */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: identity(),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['registered', 'waiting', 'offered', 'cancelled'] }).notNull(),
    /** False for people who registered only for the recording, after the gathering. */
    has_place: boolean('has_place').notNull().default(true),
    /** Adjustments that would help the person take part; only for organisers. */
    access_request: text('access_request').notNull().default(''),
    wants_reminder_day: boolean('wants_reminder_day').notNull().default(true),
    wants_reminder_hour: boolean('wants_reminder_hour').notNull().default(true),
    /** The language of the emails about it. */
    language: text('language', { enum: TEXT_LANGUAGES }).notNull().default('en'),
    utm_source: text('utm_source').notNull().default('Direct'),
    utm_medium: text('utm_medium').notNull().default('None'),
    utm_campaign: text('utm_campaign').notNull().default('None'),
    registered_at: moment('registered_at'),
    waiting_since: moment('waiting_since'),
    offer_expires_at: moment('offer_expires_at'),
    cancelled_at: moment('cancelled_at'),
    created_at: createdAt(),
  },
  (table) => [
    unique('event_registrations_once_a_person').on(table.event_id, table.user_id),
    check(
      'event_registrations_status_is_known',
      sql`${table.status} in ('registered', 'waiting', 'offered', 'cancelled')`,
    ),
    check(
      'event_registrations_say_since_when',
      sql`case ${table.status} when 'registered' then ${table.registered_at} when 'waiting' then ${table.waiting_since}
        when 'offered' then ${table.offer_expires_at} else ${table.cancelled_at} end is not null`,
    ),
    index('event_registrations_waiting')
      .on(table.event_id, table.waiting_since, table.id)
      .where(sql`status = 'waiting'`),
    index('event_registrations_offered')
      .on(table.event_id, table.offer_expires_at)
      .where(sql`status = 'offered'`),
    index('event_registrations_of_a_person').on(
      table.user_id,
      table.event_id,
      table.status,
      table.registered_at,
      table.offer_expires_at,
    ),
  ],
)
