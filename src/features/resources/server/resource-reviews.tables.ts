import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { resources } from './resources.tables.ts'

/**
 * One person's review of one resource. `resources.rating_sum` and `rating_count` cover the reviews that aren't
 * hidden, updated in the same transaction under the lock of the resource's row.
 */
export const resourceReviews = pgTable(
  'resource_reviews',
  {
    id: identity(),
    resource_id: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull().default(''),
    hidden_at: timestamp('hidden_at', { withTimezone: true }),
    edited_at: timestamp('edited_at', { withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    unique('resource_reviews_once_a_person').on(table.resource_id, table.user_id),
    check('resource_reviews_rating_is_one_to_five', sql`${table.rating} between 1 and 5`),
    index('resource_reviews_newest').on(table.resource_id, table.id.desc()).where(sql`hidden_at is null`),
    index('resource_reviews_of_a_person').on(table.user_id, table.id.desc()),
  ],
)
