import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, hasText, identity, localizedText } from '#platform/db/columns.ts'
import { QUESTION_KINDS } from '../quizzes.contract.ts'
import { courseModules } from './course-modules.tables.ts'

/** A question of a module's quiz. */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: identity(),
    module_id: integer('module_id')
      .notNull()
      .references(() => courseModules.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
    /** One correct choice, or all correct ones and no others. */
    kind: text('kind', { enum: QUESTION_KINDS }).notNull(),
    question: localizedText('question').notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('quiz_questions_kind_is_known', sql`${table.kind} in ('single', 'multiple')`),
    check('quiz_questions_ask', hasText(table.question)),
    index('quiz_questions_of_a_module').on(table.module_id, table.position, table.id),
  ],
)

export const quizChoices = pgTable(
  'quiz_choices',
  {
    id: identity(),
    question_id: integer('question_id')
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
    choice: localizedText('choice').notNull(),
    is_right: boolean('is_right').notNull(),
    /** Shown to people who chose it. */
    feedback: localizedText('feedback').notNull(),
  },
  (table) => [
    check('quiz_choices_say_something', hasText(table.choice)),
    index('quiz_choices_of_a_question').on(table.question_id, table.position, table.id),
  ],
)

/**
 * A person's result in a module's quiz: attempts are counted, the last one is stored, and a passed quiz stays passed.
 */
export const quizResults = pgTable(
  'quiz_results',
  {
    module_id: integer('module_id')
      .notNull()
      .references(() => courseModules.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(1),
    best_right: smallint('best_right').notNull(),
    last_right: smallint('last_right').notNull(),
    last_questions: smallint('last_questions').notNull(),
    last_choices: integer('last_choices').array().notNull(),
    last_at: timestamp('last_at', { withTimezone: true }).notNull(),
    passed_at: timestamp('passed_at', { withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.module_id, table.user_id] }),
    check(
      'quiz_results_count',
      sql`${table.tries} > 0 and ${table.last_right} between 0 and ${table.last_questions}`,
    ),
    index('quiz_results_of_a_person').on(table.user_id),
  ],
)
