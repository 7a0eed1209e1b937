import { type ChosenFilter, chosenDirection, chosenIds, chosenWords } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import type { ResourceFacets } from '../../resources.contract.ts'
import { resourceCatalogue as catalogue, type ResourceSearch } from './resource-search.ts'

/** What narrows the library now. */
export function chosenFilters(
  search: ResourceSearch,
  facets: ResourceFacets | undefined,
): ChosenFilter<ResourceSearch>[] {
  return [
    ...chosenWords(catalogue, search),
    ...chosenDirection(catalogue, search),
    ...chosenIds(catalogue, search, 'age_group', {
      terms: facets?.age_groups,
      title: m.filter_age_group(),
      nameOf: (ages) => m.ages({ ages }),
    }),
    ...chosenIds(catalogue, search, 'skill', { terms: facets?.skills, title: m.filter_skill() }),
    ...chosenIds(catalogue, search, 'type', { terms: facets?.types, title: m.filter_type() }),
    ...chosenIds(catalogue, search, 'tag', { terms: facets?.tags, title: m.filter_tag() }),
    ...chosenIds(catalogue, search, 'creator', {
      terms: facets?.creators,
      title: m.filter_creator(),
      nameOf: (name) => m.resource_by({ name }),
    }),
  ]
}
