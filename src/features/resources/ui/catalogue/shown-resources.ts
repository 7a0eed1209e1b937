import { keepShown, type Listed } from '#foundation/catalogue/ui/index.ts'
import type { ResourceCard } from '../../resource-card.contract.ts'
import type { ResourceFacets } from '../../resources.contract.ts'
import { asListBody, type ResourceSearch } from './resource-search.ts'

export type ListedResources = Listed<ResourceCard>

export const shownResources = keepShown<ResourceSearch, ListedResources, ResourceFacets>(asListBody)
