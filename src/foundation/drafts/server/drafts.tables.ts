import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import type { DraftFields } from '../drafts.contract.ts'

/** What a person filled into a form and hasn't sent. Only they can see it; `subject_id` is 0 for something new. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    form: text('form').notNull(),
    subject_id: integer('subject_id').notNull(),
    fields: jsonb('fields').$type<DraftFields>().notNull(),
    saved_at: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.form, table.subject_id] })],
)
