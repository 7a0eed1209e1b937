import type { ReactNode } from 'react'
import type { Failure } from '#contract/wire.ts'
import {
  type ChosenFilter,
  chosenDirection,
  chosenIds,
  type ListLabels,
  ListResults,
  SortSelect,
} from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { SkeletonCard } from '#ui-kit/skeleton.tsx'
import { DEFAULT_SORT } from '../../resource-card.contract.ts'
import type { ResourceFacets } from '../../resources.contract.ts'
import { sortLabels } from '../resource-labels.ts'
import { ResourceCard } from './resource-card.tsx'
import { resourceFilters } from './resource-filters.tsx'
import { resourceCatalogue as catalogue, type ResourceSearch, resourceCatalogue } from './resource-search.ts'
import type { ListedResources } from './shown-resources.ts'

interface ResourceResultsProps {
  search: ResourceSearch
  facets: ResourceFacets | undefined
  resources: ListedResources | Failure
  kinds: ReactNode
  otherWays: ReactNode
}

const labels: ListLabels = {
  found: m.resources_found,
  foundCapped: m.resources_found_capped,
  noneTitle: m.resources_none_title,
  noneYetTitle: m.resources_none_yet_title,
  noneYetHelp: m.resources_none_yet_help,
  failedTitle: m.resources_failed_title,
}

/** The list of resources with its result count and sort order. */
export function ResourceResults({ search, facets, resources, ...around }: ResourceResultsProps) {
  const list = { catalogue: resourceCatalogue, search }
  return (
    <ListResults
      {...list}
      {...around}
      list={resources}
      chosen={chosenFilters(search, facets)}
      labels={labels}
      filters={facets && resourceFilters(search, facets)}
      sort={
        <SortSelect {...list} orders={sortLabels} usual={DEFAULT_SORT} applyLabel={m.resources_apply()} />
      }
      skeleton={<SkeletonCard isTall />}
    >
      {(resource, place) => <ResourceCard key={resource.id} resource={resource} isFirst={place < 3} />}
    </ListResults>
  )
}

/** The active filters of the library, without the search text. */
export function chosenFilters(
  search: ResourceSearch,
  facets: ResourceFacets | undefined,
): ChosenFilter<ResourceSearch>[] {
  return [
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
