import type { Api } from '#contract/client.ts'
import type { ListSearch } from '#foundation/catalogue/list-search.contract.ts'
import { m } from '#messages/messages.js'
import type { FoundOfKinds } from '../search.contract.ts'

export const KIND_NAMES = ['events', 'resources', 'programs'] as const
export type Kind = (typeof KIND_NAMES)[number]

/** The kinds of searches, each with its own list page. */
export const KINDS: Record<Kind, { path: string; label: () => string }> = {
  events: { path: '/', label: m.nav_events },
  resources: { path: '/resource', label: m.nav_resources },
  programs: { path: '/certificate-programs/details', label: m.search_programs },
}

/** The part of an address that all kinds support. */
export interface SharedSearch extends Pick<ListSearch, 'search_query' | 'as_written'> {
  age_group?: number[]
  skill?: number[]
  tag?: number[]
}

export function sharedOf({ search_query, as_written, age_group, skill, tag }: SharedSearch): SharedSearch {
  return {
    ...(search_query && { search_query }),
    ...(as_written && { as_written }),
    ...(age_group && { age_group }),
    ...(skill && { skill }),
    ...(tag && { tag }),
  }
}

/** How many results each kind has; undefined if the search has nothing that they share. */
export async function loadKinds(api: Api, search: SharedSearch): Promise<FoundOfKinds | undefined> {
  const { as_written, ...shared } = sharedOf(search)
  if (Object.keys(shared).length === 0) return undefined
  const query = { ...shared, ...(as_written && { as_written: true }) }
  const answer = await api('GET /v2/search/count/', { query })
  return answer.success ? answer.data : undefined
}
