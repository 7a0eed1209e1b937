import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { speakers } from '#features/events/server/index.ts'
import { termLinkTable } from '#foundation/content/server/index.ts'
import { inShortIsShort, inShortSymbols, symbolsAreFew } from '#foundation/easy-read/server/index.ts'
import { ageGroups, skills, tags } from '#foundation/taxonomy/server/index.ts'
import { createdAt, hasText, identity, localizedText } from '#platform/db/columns.ts'

/** A course of modules with events that ends in a certificate. */
export const certificatePrograms = pgTable(
  'certificate_programs',
  {
    id: identity(),
    /** A closed program accepts no new participants; those enrolled can continue. */
    publication: text('publication', { enum: ['draft', 'published', 'closed'] })
      .notNull()
      .default('draft'),
    title: localizedText('title').notNull(),
    summary: localizedText('summary').notNull(),
    description: localizedText('description').notNull(),
    /** The easy-read text. */
    in_short: localizedText('in_short').notNull().default({}),
    in_short_symbols: inShortSymbols(),
    for_whom: localizedText('for_whom').notNull(),
    /** What people will be able to do afterwards, one per line. */
    outcomes: localizedText('outcomes').notNull(),
    /** The price in words: payment isn't handled here. */
    price_text: localizedText('price_text').notNull(),
    picture: text('picture'),
    picture_alt: localizedText('picture_alt'),
    /** A module only counts as completed after all modules before it. */
    is_ordered: boolean('is_ordered').notNull().default(false),
    /** Above the name on its certificate; empty for the default heading. */
    certificate_heading: localizedText('certificate_heading'),
    /** Between the name and the title on its certificate; empty for the default text. */
    certificate_words: localizedText('certificate_words'),
    published_at: timestamp('published_at', { withTimezone: true }),
    /** When its requirements last changed; for a while afterwards, nobody is marked as finished. */
    modules_changed_at: timestamp('modules_changed_at', { withTimezone: true }),
    created_at: createdAt(),
  },
  (table) => [
    check('certificate_programs_title_is_there', hasText(table.title)),
    inShortIsShort('certificate_programs', table.in_short),
    symbolsAreFew('certificate_programs', table.in_short_symbols),
    check(
      'certificate_programs_publication_is_known',
      sql`${table.publication} in ('draft', 'published', 'closed')`,
    ),
    check(
      'certificate_programs_published_have_a_moment',
      sql`${table.publication} = 'draft' or ${table.published_at} is not null`,
    ),
    index('certificate_programs_by_publication')
      .on(table.published_at.desc(), table.id.desc())
      .where(sql`publication = 'published'`),
  ],
)

const links = (what: string, column: string, to: () => AnyPgColumn) =>
  termLinkTable(`certificate_program_${what}`, {
    thing: { column: 'program_id', to: () => certificatePrograms.id },
    term: { column, to },
  })
/** Who teaches it, chosen from the speakers of events. */
export const certificateProgramTeachers = links('teachers', 'speaker_id', () => speakers.id)
export const certificateProgramSkills = links('skills', 'skill_id', () => skills.id)
export const certificateProgramTags = links('tags', 'tag_id', () => tags.id)
export const certificateProgramAgeGroups = links('age_groups', 'age_group_id', () => ageGroups.id)
export const programLinks = {
  teacher_ids: certificateProgramTeachers,
  skill_ids: certificateProgramSkills,
  tag_ids: certificateProgramTags,
  age_group_ids: certificateProgramAgeGroups,
}

/** Questions that people ask before they join, answered by organisers. */
export const certificateProgramAnswers = pgTable(
  'certificate_program_answers',
  {
    id: identity(),
    program_id: integer('program_id')
      .notNull()
      .references(() => certificatePrograms.id, { onDelete: 'cascade' }),
    question: localizedText('question').notNull(),
    answer: localizedText('answer').notNull(),
    position: smallint('position').notNull().default(0),
  },
  (table) => [
    check('certificate_program_answers_ask', hasText(table.question)),
    check('certificate_program_answers_say_something', hasText(table.answer)),
    index('certificate_program_answers_in_order').on(table.program_id, table.position, table.id),
  ],
)
