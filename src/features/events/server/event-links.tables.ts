import { type AnyPgColumn, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { resources } from '#features/resources/server/index.ts'
import { termLinkTable } from '#foundation/content/server/index.ts'
import { ageGroups, skills, tags } from '#foundation/taxonomy/server/index.ts'
import { identity, localizedText } from '#platform/db/columns.ts'
import { events } from './events.tables.ts'

/** Speakers. A speaker's account, if any, is in `speaker_accounts`. */
export const speakers = pgTable('speakers', {
  id: identity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  designation: localizedText('designation').notNull(),
  place: text('place').notNull().default(''),
  introduction: localizedText('introduction').notNull(),
  /** The file name among the public pictures. */
  picture: text('picture'),
})

const links = (what: string, column: string, to: () => AnyPgColumn) =>
  termLinkTable(`event_${what}`, {
    thing: { column: 'event_id', to: () => events.id },
    term: { column, to },
    keepsTerm: true,
  })
export const eventSpeakers = links('speakers', 'speaker_id', () => speakers.id)
export const eventSkills = links('skills', 'skill_id', () => skills.id)
export const eventTags = links('tags', 'tag_id', () => tags.id)
export const eventAgeGroups = links('age_groups', 'age_group_id', () => ageGroups.id)
/** The links that an event's form sets. */
export const eventLinks = {
  speaker_ids: eventSpeakers,
  skill_ids: eventSkills,
  tag_ids: eventTags,
  age_group_ids: eventAgeGroups,
}

export const eventResources = pgTable(
  'event_resources',
  {
    event_id: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    resource_id: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.resource_id] }),
    index('event_resources_by_resource').on(table.resource_id, table.event_id),
  ],
)
