import { idsIn, type ListSearch, pageIn, wordsIn } from '#foundation/catalogue/list-search.contract.ts'
import type { Catalogue } from '#foundation/catalogue/ui/index.ts'

/** The filters and the page in the address. */
export interface ProgramsSearch extends Pick<ListSearch, 'search_query' | 'as_written' | 'page' | 'length'> {
  age_group?: number[]
  skill?: number[]
  tag?: number[]
}

export const readProgramsSearch = (given: Record<string, unknown>): ProgramsSearch => ({
  ...wordsIn(given),
  ...idsIn(given, ['age_group', 'skill', 'tag']),
  ...pageIn(given),
})

export const programCatalogue: Catalogue<ProgramsSearch> = {
  path: '/certificate-programs/details',
  resets: [],
  read: readProgramsSearch,
}

/** Converts the address to the list call's input. */
export const asListQuery = ({ page: _page, length: _length, as_written, ...filters }: ProgramsSearch) => ({
  ...filters,
  ...(as_written ? { as_written: true } : {}),
})
