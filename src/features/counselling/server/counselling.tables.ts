import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity } from '#platform/db/columns.ts'

/** Attendance at group counselling sessions, as recorded by the counsellors. */
export const counsellingRecords = pgTable(
  'counselling_records',
  {
    id: identity(),
    /** The end of the links that the product creates, instead of a name and an address. */
    code: text('code').notNull().unique(),
    topic: text('topic').notNull(),
    /** The topic as addresses are compared: in lower case, with single spaces. */
    topic_key: text('topic_key').notNull(),
    /** The speaker's id in the scheduling service. */
    speaker_id: text('speaker_id').notNull(),
    speaker_name: text('speaker_name').notNull(),
    holder_name: text('holder_name').notNull(),
    email: text('email').notNull(),
    held_on: date('held_on', { mode: 'string' }).notNull(),
    minutes: integer('minutes').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('counselling_records_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('counselling_records_name_is_there', sql`btrim(${table.holder_name}) <> ''`),
    check('counselling_records_minutes_are_not_negative', sql`${table.minutes} >= 0`),
    uniqueIndex('counselling_records_once').on(table.email, table.held_on, table.speaker_id, table.topic_key),
    index('counselling_records_by_day').on(table.held_on),
  ],
)
