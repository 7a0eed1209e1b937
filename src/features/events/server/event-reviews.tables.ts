import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { events } from './events.tables.ts'

/**
 * One person's review of one event. `events.rating_sum` and `rating_count` cover the reviews that aren't hidden,
 * updated in the same transaction under the lock of the event's row.
 */
export const eventReviews = pgTable(
  'event_reviews',
  {
    id: identity(),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    rating: smallint('rating').notNull(),
    feedback: text('feedback').notNull().default(''),
    hidden_at: timestamp('hidden_at', { withTimezone: true }),
    edited_at: timestamp('edited_at', { withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    unique('event_reviews_once_a_person').on(table.event_id, table.user_id),
    check('event_reviews_rating_is_one_to_five', sql`${table.rating} between 1 and 5`),
    index('event_reviews_newest').on(table.event_id, table.id.desc()).where(sql`hidden_at is null`),
    index('event_reviews_of_a_person').on(table.user_id, table.id.desc()),
  ],
)
