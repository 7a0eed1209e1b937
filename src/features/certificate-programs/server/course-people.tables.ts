import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { TEXT_LANGUAGES } from '#contract/wire.ts'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { certificatePrograms } from './certificate-programs.tables.ts'

const programId = () =>
  integer('program_id')
    .notNull()
    .references(() => certificatePrograms.id, { onDelete: 'cascade' })

/**
 * The participants of a certificate program: from their first registration through it, and also after finishing it.
 */
export const courseEnrolments = pgTable(
  'course_enrolments',
  {
    program_id: programId(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The language of its emails and certificate. */
    language: text('language', { enum: TEXT_LANGUAGES }).notNull().default('en'),
    utm_source: text('utm_source').notNull().default('Direct'),
    utm_medium: text('utm_medium').notNull().default('None'),
    utm_campaign: text('utm_campaign').notNull().default('None'),
    /** When everything was done; later additions to the program don't change this. */
    finished_at: timestamp('finished_at', { withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.program_id, table.user_id] }),
    index('course_enrolments_of_a_person').on(table.user_id, table.created_at.desc()),
    index('course_enrolments_unfinished').on(table.program_id, table.user_id).where(sql`finished_at is null`),
  ],
)

/** A group that takes a program together, such as the teachers of a school. */
export const courseCohorts = pgTable(
  'course_cohorts',
  {
    id: identity(),
    program_id: programId(),
    name: text('name').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    unique('course_cohorts_once_a_name').on(table.program_id, table.name),
    check('course_cohorts_have_a_name', sql`btrim(${table.name}) <> ''`),
  ],
)

/**
 * The members of a cohort by email, so that people can be added before they have an account. An address counts once
 * it is confirmed.
 */
export const courseCohortMembers = pgTable(
  'course_cohort_members',
  {
    cohort_id: integer('cohort_id')
      .notNull()
      .references(() => courseCohorts.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.cohort_id, table.email] }),
    check('course_cohort_members_are_lower_case', sql`${table.email} = lower(${table.email})`),
    index('course_cohort_members_by_email').on(table.email),
  ],
)
