import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { hasText, identity, localizedText } from '#platform/db/columns.ts'

/** Every taxonomy is a list of terms of the same shape, in a table of its own so that foreign keys hold. */
function termTable<Name extends string>(name: Name) {
  return pgTable(
    name,
    {
      id: identity(),
      key: text('key').notNull().unique(),
      name: localizedText('name').notNull(),
      position: integer('position').notNull().default(0),
      is_hidden: boolean('is_hidden').notNull().default(false),
    },
    (table) => [check(`${name}_name_is_there`, hasText(table.name))],
  )
}

export const ageGroups = termTable('age_groups')
export const tags = termTable('tags')
export const schoolTypes = termTable('school_types')
export const occupations = termTable('occupations')
export const eventTypes = termTable('event_types')
export const resourceTypes = termTable('resource_types')

/** A skill area also names the drawn motif that stands for it (`/art/{motif}.svg`). */
export const skills = pgTable(
  'skills',
  {
    id: identity(),
    key: text('key').notNull().unique(),
    name: localizedText('name').notNull(),
    motif: text('motif').notNull(),
    position: integer('position').notNull().default(0),
    is_hidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [
    check('skills_name_is_there', hasText(table.name)),
    check('skills_motif_is_a_file_name', sql`${table.motif} ~ '^[a-z-]+$'`),
  ],
)
