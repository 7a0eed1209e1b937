import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { identity } from '#platform/db/columns.ts'

/** Each changed field with its value before and after. */
export type AuditChanges = Record<string, [before: unknown, after: unknown]>

/**
 * Who changed what, and when. Append-only: a trigger refuses everything else. It holds ids but no personal values, so
 * nothing in it has to be erased; for the same reason the ids are no foreign keys.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: identity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actor_id: integer('actor_id').notNull(),
    action: text('action').notNull(),
    kind: text('kind').notNull(),
    subject_id: integer('subject_id').notNull(),
    changes: jsonb('changes').$type<AuditChanges>().notNull().default({}),
  },
  (table) => [
    check('audit_log_action_is_a_word', sql`${table.action} ~ '^[a-z]+(-[a-z]+)*$'`),
    check('audit_log_kind_is_a_word', sql`${table.kind} ~ '^[a-z]+(-[a-z]+)*$'`),
    index('audit_log_of_a_subject').on(table.kind, table.subject_id, table.id.desc()),
    index('audit_log_of_an_actor').on(table.actor_id, table.id.desc()),
  ],
)

/** The personal values of an entry, such as a written reason or a changed email. Erased with the person's data. */
export const auditPersonalValues = pgTable(
  'audit_personal_values',
  {
    audit_id: integer('audit_id')
      .primaryKey()
      .references(() => auditLog.id),
    /** The person whom the values are about. No foreign key: deleting the account erases the values. */
    user_id: integer('user_id').notNull(),
    changes: jsonb('changes').$type<AuditChanges>().notNull(),
  },
  (table) => [index('audit_personal_values_of_a_person').on(table.user_id)],
)
