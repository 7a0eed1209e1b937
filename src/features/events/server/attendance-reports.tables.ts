import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { events } from './events.tables.ts'

/** Attendees in a meeting's report who match no account, until an organiser decides. Only organisers see them. */
export const unmatchedAttendees = pgTable(
  'unmatched_attendees',
  {
    id: identity(),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Empty if the report has none. */
    email: text('email').notNull(),
    /**
     * The account with this email while the email isn't confirmed. The row counts for the account once it is, or once
     * an organiser says so.
     */
    unverified_user_id: integer('unverified_user_id').references(() => users.id, { onDelete: 'cascade' }),
    joined_at: timestamp('joined_at', { withTimezone: true }).notNull(),
    left_at: timestamp('left_at', { withTimezone: true }).notNull(),
    minutes: integer('minutes').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('unmatched_attendees_minutes_are_not_negative', sql`${table.minutes} >= 0`),
    index('unmatched_attendees_of_an_event').on(table.event_id, table.id),
    index('unmatched_attendees_of_a_person').on(table.unverified_user_id),
    index('unmatched_attendees_of_an_email').on(table.email),
  ],
)

/**
 * The account that an organiser matched to an attendee of a report, or null for nobody. Later reports of the event
 * reuse it.
 */
export const attendeeMatches = pgTable(
  'attendee_matches',
  {
    id: identity(),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The email in the report; if there is none, the name in lower case. */
    reported_as: text('reported_as').notNull(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('attendee_matches_once_an_attendee').on(table.event_id, table.reported_as),
    index('attendee_matches_of_a_person').on(table.user_id),
  ],
)
