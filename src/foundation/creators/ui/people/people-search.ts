import { pageIn } from '#foundation/catalogue/list-search.contract.ts'
import type { Catalogue } from '#foundation/catalogue/ui/index.ts'

export const PEOPLE_KINDS = ['following', 'followers'] as const
export type PeopleKind = (typeof PEOPLE_KINDS)[number]

/** How much of the list the address asks for. */
export interface PeopleSearch {
  page?: number
  length?: number
}

export const readPeopleSearch = (given: Record<string, unknown>): PeopleSearch => pageIn(given)

export const peoplePaths = { followers: '/profile/followers', following: '/profile/following' } as const

export const peopleCatalogue = (kind: PeopleKind): Catalogue<PeopleSearch> => ({
  path: peoplePaths[kind],
  read: readPeopleSearch,
  resets: [],
})
