import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { ageGroups, skills, tags } from '#foundation/taxonomy/server/index.ts'
import { resources } from './resources.tables.ts'

export const resourceSkills = pgTable(
  'resource_skills',
  {
    resource_id: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    skill_id: integer('skill_id')
      .notNull()
      .references(() => skills.id),
  },
  (table) => [
    primaryKey({ columns: [table.resource_id, table.skill_id] }),
    index('resource_skills_by_skill').on(table.skill_id, table.resource_id),
  ],
)

export const resourceTags = pgTable(
  'resource_tags',
  {
    resource_id: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    tag_id: integer('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (table) => [
    primaryKey({ columns: [table.resource_id, table.tag_id] }),
    index('resource_tags_by_tag').on(table.tag_id, table.resource_id),
  ],
)

export const resourceAgeGroups = pgTable(
  'resource_age_groups',
  {
    resource_id: integer('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    age_group_id: integer('age_group_id')
      .notNull()
      .references(() => ageGroups.id),
  },
  (table) => [
    primaryKey({ columns: [table.resource_id, table.age_group_id] }),
    index('resource_age_groups_by_age_group').on(table.age_group_id, table.resource_id),
  ],
)
