import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { REPORT_REASONS } from '../moderation.contract.ts'

/** Reports that something is wrong: one per person and thing. */
export const reports = pgTable(
  'reports',
  {
    id: identity(),
    kind: text('kind').notNull(),
    subject_id: integer('subject_id').notNull(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    words: text('words').notNull().default(''),
    created_at: createdAt(),
    /** Null until a moderator has decided. */
    decided_at: timestamp('decided_at', { withTimezone: true }),
    decision: text('decision', { enum: ['hide', 'restore'] }),
    decided_by: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('reports_once_a_person').on(table.kind, table.subject_id, table.user_id),
    check(
      'reports_reason_is_known',
      sql`${table.reason} in ('unkind', 'private', 'harmful', 'advert', 'other')`,
    ),
    check('reports_decision_is_known', sql`${table.decision} in ('hide', 'restore')`),
    check('reports_decided_with_a_moment', sql`(${table.decision} is null) = (${table.decided_at} is null)`),
    index('reports_open').on(table.kind, table.subject_id).where(sql`decided_at is null`),
    index('reports_by_decision').on(table.decided_at.desc(), table.kind, table.subject_id),
    index('reports_of_a_person').on(table.user_id),
  ],
)
