import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { hasText, identity, localizedText } from '#platform/db/columns.ts'

/** Every taxonomy is a list of terms of the same shape, in its own table so that foreign keys work. */
function termTable<Name extends string>(name: Name) {
  const terms = pgTable(
    name,
    {
      id: identity(),
      key: text('key').notNull().unique(),
      name: localizedText('name').notNull(),
      position: integer('position').notNull().default(0),
      is_hidden: boolean('is_hidden').notNull().default(false),
      /** The term that replaced it; old addresses redirect there. */
      merged_into_id: integer('merged_into_id').references((): AnyPgColumn => terms.id),
    },
    (table) => [
      check(`${name}_name_is_there`, hasText(table.name)),
      check(`${name}_merge_into_another`, sql`${table.merged_into_id} <> ${table.id}`),
      check(`${name}_merged_are_hidden`, sql`${table.merged_into_id} is null or ${table.is_hidden}`),
    ],
  )
  return terms
}

export const ageGroups = termTable('age_groups')
export const tags = termTable('tags')
export const schoolTypes = termTable('school_types')
export const occupations = termTable('occupations')
export const eventTypes = termTable('event_types')
export const resourceTypes = termTable('resource_types')

/** Skills also name the motif of their drawings (`/art/{motif}.svg`). */
export const skills = pgTable(
  'skills',
  {
    id: identity(),
    key: text('key').notNull().unique(),
    name: localizedText('name').notNull(),
    motif: text('motif').notNull(),
    position: integer('position').notNull().default(0),
    is_hidden: boolean('is_hidden').notNull().default(false),
    merged_into_id: integer('merged_into_id').references((): AnyPgColumn => skills.id),
  },
  (table) => [
    check('skills_merge_into_another', sql`${table.merged_into_id} <> ${table.id}`),
    check('skills_merged_are_hidden', sql`${table.merged_into_id} is null or ${table.is_hidden}`),
    check('skills_name_is_there', hasText(table.name)),
    check('skills_motif_is_a_file_name', sql`${table.motif} ~ '^[a-z-]+$'`),
  ],
)
