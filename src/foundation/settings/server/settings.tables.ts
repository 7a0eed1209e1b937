import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What administrators changed while it runs. A key without a row has its default (`settings.contract.ts`). */
export const settings = pgTable(
  'settings',
  {
    key: text('key').primaryKey(),
    value: jsonb('value').$type<unknown>().notNull(),
    changed_at: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('settings_key_is_a_word', sql`${table.key} ~ '^[a-z][a-z0-9]*([_.:-][a-z0-9]+)*$'`)],
)
