import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { termLinkTable } from '#foundation/content/server/index.ts'
import { ageGroups, skills, tags } from '#foundation/taxonomy/server/index.ts'
import { resources } from './resources.tables.ts'

const terms = (what: string, column: string, to: () => AnyPgColumn) =>
  termLinkTable(`resource_${what}`, {
    thing: { column: 'resource_id', to: () => resources.id },
    term: { column, to },
    keepsTerm: true,
    isOrdered: false,
  })
export const resourceSkills = terms('skills', 'skill_id', () => skills.id)
export const resourceTags = terms('tags', 'tag_id', () => tags.id)
export const resourceAgeGroups = terms('age_groups', 'age_group_id', () => ageGroups.id)
export const resourceTerms = {
  skill_ids: resourceSkills,
  tag_ids: resourceTags,
  age_group_ids: resourceAgeGroups,
}
