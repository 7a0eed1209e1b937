import type { Db } from '#platform/db/database.ts'
import { insertSkills, insertTerms, selectTermIds, type Taxonomy } from './insert-terms.queries.ts'
import * as starting from './starting-terms.ts'

const lists = {
  age_groups: starting.ageGroups,
  event_types: starting.eventTypes,
  occupations: starting.occupations,
  resource_types: starting.resourceTypes,
  school_types: starting.schoolTypes,
  tags: starting.tags,
} as const satisfies Record<Taxonomy, unknown>

/** Ids by key, for each list. */
export type StartingTerms = Record<Taxonomy | 'skills', Map<string, number>>

/** Fills each empty taxonomy with starting terms. Without terms, nobody could sign up. */
export async function loadStartingTerms(db: Db): Promise<StartingTerms> {
  const ids = {} as StartingTerms
  for (const [taxonomy, terms] of Object.entries(lists) as [Taxonomy, typeof starting.tags][]) {
    const there = await selectTermIds(db, taxonomy)
    ids[taxonomy] = there.size > 0 ? there : await insertTerms(db, taxonomy, terms)
  }
  const there = await selectTermIds(db, 'skills')
  ids.skills = there.size > 0 ? there : await insertSkills(db, starting.skills)
  return ids
}
