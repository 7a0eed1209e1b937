import { sql } from 'drizzle-orm'
import type { TermFollower, TermList } from '#foundation/taxonomy/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Facet } from '../resource-card.contract.ts'
import type { NamedAfter } from './making/named-after.queries.ts'
import { refreshSearchWords } from './making/refresh-search-words.ts'

const facets: Partial<Record<TermList, Facet>> = {
  resource_types: 'type',
  skills: 'skill',
  tags: 'tag',
  age_groups: 'age_group',
}
/** Lists by whose names resources are found. */
const names: Partial<Record<TermList, NamedAfter['of']>> = {
  resource_types: 'type',
  skills: 'skill',
  tags: 'tag',
}

/** What the library keeps of terms goes with them: counts by triggers, the words to search for by a job. */
export const resourcesFollowTerms: TermFollower = {
  async named(tx, { list, id }) {
    const of = names[list]
    if (of) await refreshSearchWords(tx, { of, id })
  },
  async merging(tx, { list, from }) {
    const facet = facets[list]
    if (facet) await lockForMerge(tx, { facet, from })
  },
}

/**
 * Before the terms of resources move: the rows that change are locked in the order of every writer, and links are read
 * once nobody else moves them.
 */
async function lockForMerge(tx: Db, { facet, from }: { facet: Facet; from: number }): Promise<void> {
  await tx.execute(
    facet === 'type'
      ? sql`select from resources where resource_type_id = ${from} order by id for no key update`
      : sql`select pankh_hold_library()`,
  )
}
