import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { termLinkTable } from '#foundation/content/server/index.ts'
import { ageGroups, skills, tags } from '#foundation/taxonomy/server/index.ts'
import { createdAt, hasText, identity, localizedText } from '#platform/db/columns.ts'
import { AWARENESS_PUBLICATIONS } from '../awareness-programs.contract.ts'
import { STEP_POSITIONS } from '../awareness-steps.contract.ts'

/** What people and organisations run campaigns for (docs/rules/programs.md, Awareness programs). */
export const awarenessPrograms = pgTable(
  'awareness_programs',
  {
    id: identity(),
    publication: text('publication', { enum: AWARENESS_PUBLICATIONS }).notNull().default('draft'),
    /** Used in addresses, the same in every language. */
    name: text('name').notNull(),
    title: localizedText('title').notNull(),
    summary: localizedText('summary').notNull(),
    description: localizedText('description').notNull(),
    /** The promise made on completing the program. */
    pledge: localizedText('pledge').notNull(),
    /** The address of the video on YouTube or Vimeo. */
    film_url: text('film_url'),
    film_minutes: smallint('film_minutes').notNull().default(3),
    /** What is said and shown in the video, as an alternative to watching it. */
    transcript: localizedText('transcript').notNull(),
    /** The file name among the public pictures. */
    picture: text('picture'),
    picture_alt: localizedText('picture_alt'),
    published_at: timestamp('published_at', { withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('awareness_programs_once_a_name').on(sql`lower(replace(name, '+', ' '))`),
    // `/programs/campaign/b` is the other sign-up page.
    check(
      'awareness_programs_have_a_name',
      sql`btrim(${table.name}) <> '' and lower(${table.name}) <> 'b' and ${table.name} !~ '[[:cntrl:]]'`,
    ),
    check('awareness_programs_title_is_there', hasText(table.title)),
    check(
      'awareness_programs_publication_is_known',
      sql`${table.publication} in ('draft', 'published', 'ended')`,
    ),
    check(
      'awareness_programs_published_have_a_moment',
      sql`${table.publication} = 'draft' or ${table.published_at} is not null`,
    ),
    check('awareness_programs_film_has_a_length', sql`${table.film_minutes} between 1 and 60`),
  ],
)

const links = (what: string, column: string, to: () => AnyPgColumn) =>
  termLinkTable(`awareness_program_${what}`, {
    thing: { column: 'program_id', to: () => awarenessPrograms.id },
    term: { column, to },
  })
export const awarenessProgramSkills = links('skills', 'skill_id', () => skills.id)
export const awarenessProgramTags = links('tags', 'tag_id', () => tags.id)
export const awarenessProgramAgeGroups = links('age_groups', 'age_group_id', () => ageGroups.id)
export const awarenessLinks = {
  skill_ids: awarenessProgramSkills,
  tag_ids: awarenessProgramTags,
  age_group_ids: awarenessProgramAgeGroups,
}

const programId = () =>
  integer('program_id')
    .notNull()
    .references(() => awarenessPrograms.id, { onDelete: 'cascade' })

/** The texts of a program's awareness steps, one row per step. */
export const awarenessSteps = pgTable(
  'awareness_steps',
  {
    program_id: programId(),
    position: smallint('position').notNull(),
    title: localizedText('title').notNull(),
    description: localizedText('description').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.program_id, table.position] }),
    check(
      'awareness_steps_are_four',
      sql`${table.position} between 1 and ${sql.raw(`${STEP_POSITIONS.length}`)}`,
    ),
    check('awareness_steps_have_a_title', hasText(table.title)),
  ],
)

/** One of the three questions that a visitor answers to complete a program. */
export const awarenessQuestions = pgTable(
  'awareness_questions',
  {
    id: identity(),
    program_id: programId(),
    position: smallint('position').notNull(),
    question: localizedText('question').notNull(),
    /** Why the correct choice is correct, shown after a wrong answer. */
    explanation: localizedText('explanation').notNull(),
  },
  (table) => [
    unique('awareness_questions_once_a_position').on(table.program_id, table.position),
    check('awareness_questions_are_three', sql`${table.position} between 1 and 3`),
    check('awareness_questions_ask', hasText(table.question)),
  ],
)

export const awarenessChoices = pgTable(
  'awareness_choices',
  {
    id: identity(),
    question_id: integer('question_id')
      .notNull()
      .references(() => awarenessQuestions.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    choice: localizedText('choice').notNull(),
    is_right: boolean('is_right').notNull(),
  },
  (table) => [
    unique('awareness_choices_once_a_position').on(table.question_id, table.position),
    check('awareness_choices_say_something', hasText(table.choice)),
    uniqueIndex('awareness_choices_one_right').on(table.question_id).where(sql`is_right`),
  ],
)
