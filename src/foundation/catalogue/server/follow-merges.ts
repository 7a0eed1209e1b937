import type { TermFollower, TermList } from '#foundation/taxonomy/server/index.ts'
import type { Catalogue } from './choices.queries.ts'
import { lockForMerge } from './lock-for-merge.queries.ts'

/** The lists whose terms are facets of every catalogue. Its types have their own list. */
const FACETS: Partial<Record<TermList, string>> = { skills: 'skill', tags: 'tag', age_groups: 'age_group' }

const facetOf = ({ thing }: Catalogue, list: TermList): string | undefined =>
  list === `${thing}_types` ? 'type' : FACETS[list]

/** What a catalogue does before a term of its things is merged: triggers then update its counts. */
export const followMerges =
  (catalogue: Catalogue): TermFollower['merging'] =>
  async (tx, { list, from }) => {
    const facet = facetOf(catalogue, list)
    if (facet) await lockForMerge(tx, catalogue, { facet, from })
  }
