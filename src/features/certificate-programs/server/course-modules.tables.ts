import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  unique,
} from 'drizzle-orm/pg-core'
import { events } from '#features/events/server/index.ts'
import { createdAt, hasText, identity, localizedText } from '#platform/db/columns.ts'
import { certificatePrograms } from './certificate-programs.tables.ts'

/** A part of a certificate program: events and, if it has rows in `quiz_questions`, a quiz. */
export const courseModules = pgTable(
  'course_modules',
  {
    id: identity(),
    program_id: integer('program_id')
      .notNull()
      .references(() => certificatePrograms.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
    title: localizedText('title').notNull(),
    description: localizedText('description').notNull(),
    /** What it counts for on the certificate, in minutes. */
    minutes: integer('minutes').notNull(),
    /** How many of its events must be attended or watched; null for all of them. */
    events_needed: smallint('events_needed'),
    /** Whether its quiz, if any, must be passed. */
    needs_quiz: boolean('needs_quiz').notNull().default(true),
    /** Share of questions that must be answered correctly, in percent. */
    quiz_pass_share: smallint('quiz_pass_share').notNull().default(60),
    created_at: createdAt(),
  },
  (table) => [
    check('course_modules_title_is_there', hasText(table.title)),
    check('course_modules_minutes_are_positive', sql`${table.minutes} > 0`),
    check('course_modules_events_needed_are_positive', sql`${table.events_needed} > 0`),
    check('course_modules_pass_share_is_a_share', sql`${table.quiz_pass_share} between 1 and 100`),
    unique('course_modules_of_a_program').on(table.program_id, table.id),
    index('course_modules_in_order').on(table.program_id, table.position, table.id),
  ],
)

/** An event can be in a program only once. */
export const courseModuleEvents = pgTable(
  'course_module_events',
  {
    program_id: integer('program_id').notNull(),
    module_id: integer('module_id').notNull(),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.program_id, table.event_id] }),
    foreignKey({
      name: 'course_module_events_module_is_of_the_program',
      columns: [table.program_id, table.module_id],
      foreignColumns: [courseModules.program_id, courseModules.id],
    }).onDelete('cascade'),
    index('course_module_events_of_a_module').on(table.module_id, table.position),
    index('course_module_events_by_event').on(table.event_id),
  ],
)
