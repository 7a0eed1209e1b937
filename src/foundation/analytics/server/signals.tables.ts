import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { identity } from '#platform/db/columns.ts'
import { SIGNAL_KEYS } from '../signal-values.contract.ts'

/** What was counted on a page, by whom where they were signed in. Emptied by `forget-old-signals`. */
export const signals = pgTable(
  'signals',
  {
    id: identity(),
    key: text('key', { enum: SIGNAL_KEYS }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A pattern, such as `/events/details/$id`. */
    page: text('page').notNull(),
    program_name: text('program_name'),
    utm_source: text('utm_source').notNull().default('Direct'),
    utm_medium: text('utm_medium').notNull().default('None'),
    utm_campaign: text('utm_campaign').notNull().default('None'),
  },
  (table) => [
    check('signals_key_is_known', sql`${table.key} in ('view_login_popup', 'click_login')`),
    index('signals_by_moment').on(table.at),
    index('signals_of_a_person').on(table.user_id),
  ],
)
