import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'

/**
 * Mutations that were done, by the key that the device gave them. The same key again does nothing and gets the same
 * response.
 */
export const sentMutations = pgTable(
  'sent_acts',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid('key').notNull(),
    /** Such as `POST /v2/resource/like/`. */
    call: text('call').notNull(),
    /** The response; null only inside the transaction that does the mutation. */
    body: jsonb('body'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] }), index('sent_acts_at').on(table.at)],
)
