import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { identity } from '#platform/db/columns.ts'
import { CONSENT_SUBJECTS } from '../accounts.contract.ts'
import { users } from './accounts.tables.ts'

/** Append-only: one row each time a consent is given or withdrawn. The newest row of a person and subject counts. */
export const consents = pgTable(
  'consents',
  {
    id: identity(),
    /** Null for a visitor, who is identified by `visitor`. */
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The random id in the browser's cookie. */
    visitor: uuid('visitor'),
    subject: text('subject', { enum: CONSENT_SUBJECTS }).notNull(),
    is_given: boolean('is_given').notNull(),
    /** The version of the text that was shown. */
    version: text('version').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'consents_subject_is_known',
      sql`${table.subject} in ('analytics', 'terms', 'marketing', 'whatsapp')`,
    ),
    check('consents_are_of_somebody', sql`num_nonnulls(${table.user_id}, ${table.visitor}) >= 1`),
    index('consents_of_a_person').on(table.user_id, table.subject, table.id.desc()),
    index('consents_of_a_visitor').on(table.visitor, table.id.desc()),
    index('consents_by_moment').on(table.at),
  ],
)
