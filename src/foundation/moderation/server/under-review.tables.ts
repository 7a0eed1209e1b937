import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '#foundation/accounts/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'

/** Things hidden until a moderator has checked them: the first links of a new account, or a watched word. */
export const thingsUnderReview = pgTable(
  'held_things',
  {
    id: identity(),
    /** The kind of thing, as in reports: `resource`, `event-review` … */
    kind: text('kind').notNull(),
    subject_id: integer('subject_id').notNull(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    why: text('why', { enum: ['first-link', 'word'] }).notNull(),
    created_at: createdAt(),
    decided_at: timestamp('decided_at', { withTimezone: true }),
    decision: text('decision', { enum: ['publish', 'refuse'] }),
    decided_by: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('held_things_once').on(table.kind, table.subject_id),
    index('held_things_of_a_person').on(table.user_id, table.decision),
    index('held_things_waiting').on(table.id).where(sql`decided_at is null`),
    check('held_things_why_is_known', sql`${table.why} in ('first-link', 'word')`),
    check('held_things_decision_is_known', sql`${table.decision} in ('publish', 'refuse')`),
    check(
      'held_things_decided_with_a_moment',
      sql`(${table.decision} is null) = (${table.decided_at} is null)`,
    ),
  ],
)

/** Words that put a text under review or refuse it, by language. */
export const watchedWords = pgTable(
  'watched_words',
  {
    id: identity(),
    language: text('language', { enum: ['en', 'hi', 'any'] }).notNull(),
    /** The normalised word: lower case, NFC, single spaces. */
    word: text('word').notNull(),
    action: text('action', { enum: ['refuse', 'review'] }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    unique('watched_words_once').on(table.language, table.word),
    check('watched_words_language_is_known', sql`${table.language} in ('en', 'hi', 'any')`),
    check('watched_words_action_is_known', sql`${table.action} in ('refuse', 'review')`),
    check('watched_words_are_there', sql`char_length(btrim(${table.word})) between 2 and 80`),
  ],
)
