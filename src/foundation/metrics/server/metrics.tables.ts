import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/**
 * Daily counts, rolled up by a job from the features' rows, so that a year can be read quickly. Never about one person.
 */
export const dailyMetrics = pgTable(
  'daily_numbers',
  {
    /** Kebab-case, such as `events-registered`. */
    metric: text('metric').notNull(),
    /** A day in the home zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The event, resource, program or campaign; 0 for the total. */
    subject_id: integer('subject_id').notNull().default(0),
    /** An occupation's key or a source; empty for the total. */
    dimension: text('dimension').notNull().default(''),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.metric, table.subject_id, table.dimension, table.day] }),
    index('daily_numbers_by_day').on(table.metric, table.day),
    check('daily_numbers_metric_is_a_word', sql`${table.metric} ~ '^[a-z]+(-[a-z]+)*$'`),
    check('daily_numbers_count_from_nothing', sql`${table.value} >= 0`),
  ],
)

/** The days that are rolled up, so that missed runs are made up for. */
export const rolledUpDays = pgTable('rolled_up_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  rolled_up_at: timestamp('rolled_up_at', { withTimezone: true }).notNull(),
})
