import { type AnyPgColumn, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { resources } from '#features/resources/server/index.ts'
import { ageGroups, skills, tags } from '#foundation/taxonomy/server/index.ts'
import { identity, localizedText } from '#platform/db/columns.ts'
import { events } from './events.tables.ts'

/** Whoever speaks. Their account, where they have one, is in `speaker_accounts`. */
export const speakers = pgTable('speakers', {
  id: identity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  designation: localizedText('designation').notNull(),
  place: text('place').notNull().default(''),
  introduction: localizedText('introduction').notNull(),
  /** Its name among the public pictures. */
  picture: text('picture'),
})

const eventId = () =>
  integer('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' })
const other = (name: string, column: () => AnyPgColumn) => integer(name).notNull().references(column)
const position = () => smallint('position').notNull().default(0)

export const eventSpeakers = pgTable(
  'event_speakers',
  { event_id: eventId(), speaker_id: other('speaker_id', () => speakers.id), position: position() },
  (table) => [
    primaryKey({ columns: [table.event_id, table.speaker_id] }),
    index('event_speakers_by_speaker').on(table.speaker_id, table.event_id),
  ],
)

export const eventSkills = pgTable(
  'event_skills',
  { event_id: eventId(), skill_id: other('skill_id', () => skills.id), position: position() },
  (table) => [
    primaryKey({ columns: [table.event_id, table.skill_id] }),
    index('event_skills_by_skill').on(table.skill_id, table.event_id),
  ],
)

export const eventTags = pgTable(
  'event_tags',
  { event_id: eventId(), tag_id: other('tag_id', () => tags.id), position: position() },
  (table) => [
    primaryKey({ columns: [table.event_id, table.tag_id] }),
    index('event_tags_by_tag').on(table.tag_id, table.event_id),
  ],
)

export const eventAgeGroups = pgTable(
  'event_age_groups',
  { event_id: eventId(), age_group_id: other('age_group_id', () => ageGroups.id), position: position() },
  (table) => [
    primaryKey({ columns: [table.event_id, table.age_group_id] }),
    index('event_age_groups_by_age_group').on(table.age_group_id, table.event_id),
  ],
)

export const eventResources = pgTable(
  'event_resources',
  {
    event_id: eventId(),
    resource_id: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.resource_id] }),
    index('event_resources_by_resource').on(table.resource_id, table.event_id),
  ],
)
