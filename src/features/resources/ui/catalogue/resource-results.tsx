import type { Failure } from '#contract/wire.ts'
import { ListResults, type ListWords, SortSelect } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { SkeletonCard } from '#ui-kit/skeleton.tsx'
import { DEFAULT_SORT } from '../../resource-card.contract.ts'
import type { ResourceFacets } from '../../resources.contract.ts'
import { sortWords } from '../resource-words.ts'
import { chosenFilters } from './chosen-filters.ts'
import { ResourceCard } from './resource-card.tsx'
import { type ResourceSearch, resourceCatalogue } from './resource-search.ts'
import type { ListedResources } from './shown-resources.ts'

interface ResourceResultsProps {
  search: ResourceSearch
  facets: ResourceFacets | undefined
  resources: ListedResources | Failure
}

const words: ListWords = {
  found: m.resources_found,
  foundCapped: m.resources_found_capped,
  nearMatch: m.events_near_match,
  noneTitle: m.resources_none_title,
  noneHelp: m.resources_none_help,
  noneYetTitle: m.resources_none_yet_title,
  noneYetHelp: m.resources_none_yet_help,
  failedTitle: m.resources_failed_title,
}

/** The list of resources, its order beside how many were found. */
export function ResourceResults({ search, facets, resources }: ResourceResultsProps) {
  const list = { catalogue: resourceCatalogue, search }
  return (
    <ListResults
      {...list}
      list={resources}
      chosen={chosenFilters(search, facets)}
      words={words}
      sort={<SortSelect {...list} orders={sortWords} usual={DEFAULT_SORT} applyLabel={m.resources_apply()} />}
      skeleton={<SkeletonCard isTall />}
    >
      {(resource, place) => <ResourceCard key={resource.id} resource={resource} isFirst={place < 3} />}
    </ListResults>
  )
}
