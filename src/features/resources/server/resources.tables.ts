import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ageGroups, resourceTypes, skills, tags } from '#foundation/taxonomy/server/index.ts'
import { createdAt, identity } from '#platform/db/columns.ts'

/** A worksheet, activity, video or other thing that people share (spec section 3). */
export const resources = pgTable(
  'resources',
  {
    id: identity(),
    resource_type_id: integer('resource_type_id')
      .notNull()
      .references(() => resourceTypes.id),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    privacy: text('privacy', { enum: ['Everyone', 'Only me'] })
      .notNull()
      .default('Everyone'),
    status: text('status', { enum: ['draft', 'published', 'hidden'] })
      .notNull()
      .default('draft'),
    likes_count: integer('likes_count').notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [
    check('resources_title_is_there', sql`length(trim(${table.title})) between 1 and 300`),
    check('resources_likes_count_is_not_negative', sql`${table.likes_count} >= 0`),
    check('resources_privacy_is_known', sql`${table.privacy} in ('Everyone', 'Only me')`),
    check('resources_status_is_known', sql`${table.status} in ('draft', 'published', 'hidden')`),
    index('resources_by_likes')
      .on(table.likes_count.desc(), table.id)
      .where(sql`status = 'published' and privacy = 'Everyone'`),
  ],
)

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
