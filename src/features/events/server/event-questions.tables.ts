import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'
import { speakers } from './event-links.tables.ts'
import { events } from './events.tables.ts'

/** The author. Deleting the account clears it; the text stays or is deleted, as the person chose. */
const writtenBy = () => integer('user_id').references(() => users.id, { onDelete: 'set null' })

/** Questions about an event. `up_vote_count` is the number of votes, updated in the same transaction. */
export const eventQuestions = pgTable(
  'event_questions',
  {
    id: identity(),
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    user_id: writtenBy(),
    question: text('question').notNull(),
    up_vote_count: integer('up_vote_count').notNull().default(0),
    hidden_at: timestamp('hidden_at', { withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    check('event_questions_say_something', sql`${table.question} <> ''`),
    check('event_questions_votes_are_not_negative', sql`${table.up_vote_count} >= 0`),
    index('event_questions_by_votes')
      .on(table.event_id, table.up_vote_count.desc(), table.id.desc())
      .where(sql`hidden_at is null`),
    index('event_questions_of_a_person').on(table.user_id, table.id.desc()),
  ],
)

export const eventQuestionVotes = pgTable(
  'event_question_votes',
  {
    question_id: integer('question_id')
      .notNull()
      .references(() => eventQuestions.id, { onDelete: 'cascade' }),
    /** No cascade: the count must change with the votes, so they are withdrawn before an account is deleted. */
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.question_id, table.user_id] }),
    index('event_question_votes_of_a_person').on(table.user_id),
  ],
)

export const eventAnswers = pgTable(
  'event_answers',
  {
    id: identity(),
    question_id: integer('question_id')
      .notNull()
      .references(() => eventQuestions.id, { onDelete: 'cascade' }),
    user_id: writtenBy(),
    /** The person's role when they answered, whatever they became later. */
    role: text('role', { enum: ['speaker', 'organiser'] }).notNull(),
    answer: text('answer').notNull(),
    /** Hidden after reports or by a moderator: nobody sees it any more. */
    hidden_at: timestamp('hidden_at', { withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    check('event_answers_say_something', sql`${table.answer} <> ''`),
    check('event_answers_role_is_known', sql`${table.role} in ('speaker', 'organiser')`),
    index('event_answers_of_a_question').on(table.question_id, table.id),
    index('event_answers_of_a_person').on(table.user_id),
  ],
)

/** The account with which a speaker answers questions. Speaking doesn't require one. */
export const speakerAccounts = pgTable('speaker_accounts', {
  speaker_id: integer('speaker_id')
    .primaryKey()
    .references(() => speakers.id, { onDelete: 'cascade' }),
  user_id: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
})
