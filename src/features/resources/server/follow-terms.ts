import { followMerges } from '#foundation/catalogue/server/index.ts'
import type { TermFollower, TermList } from '#foundation/taxonomy/server/index.ts'
import { LIBRARY } from './catalogue/choices.queries.ts'
import type { NamedAfter } from './making/named-after.queries.ts'
import { refreshSearchWords } from './making/refresh-search-words.ts'

/** Lists whose names are search words of resources. */
const names: Partial<Record<TermList, NamedAfter['of']>> = {
  resource_types: 'type',
  skills: 'skill',
  tags: 'tag',
}

/** Updates data derived from terms: triggers maintain the counts, a job refreshes the search words. */
export const resourcesFollowTerms: TermFollower = {
  async named(tx, { list, id }) {
    const of = names[list]
    if (of) await refreshSearchWords(tx, { of, id })
  },
  merging: followMerges(LIBRARY),
}
