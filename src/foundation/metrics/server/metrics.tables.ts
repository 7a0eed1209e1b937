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
 * What was counted of each day: rolled up from the rows of the features by a job, so that a year is answered at once.
 * Counts alone, and never of a person.
 */
export const dailyMetrics = pgTable(
  'daily_numbers',
  {
    /** kebab-case, such as `events-registered`. */
    metric: text('metric').notNull(),
    /** A day of the home zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The event, resource, program or campaign; 0 for all together. */
    subject_id: integer('subject_id').notNull().default(0),
    /** What it is divided by, such as an occupation's key or a source; empty for all together. */
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

/** The days that are rolled up, so that a run that was lost is made up for. */
export const rolledUpDays = pgTable('rolled_up_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  rolled_up_at: timestamp('rolled_up_at', { withTimezone: true }).notNull(),
})
