import type { ListSearch } from '../list-search.contract.ts'

/** A list whose filters, order and page stand in its page's address. */
export interface Catalogue<Search extends ListSearch> {
  /** The path of the list's page, such as `/resource`. */
  path: string
  /** Reads an address; what makes no sense in it is left out. */
  read: (given: Record<string, unknown>) => Search
  /** Names that are no filters, such as a status tab's: a changed filter sets them back. */
  resets: readonly (keyof Search & string)[]
}

export type Change<Search> = { [Name in keyof Search]?: Search[Name] | undefined }

/** The search with a changed filter, which starts again at the first page and at all statuses. */
export function withFilter<Search extends ListSearch>(
  { read, resets }: Catalogue<Search>,
  search: Search,
  change: Change<Search>,
): Search {
  return read({ ...leftOut(search, ['page', ...resets]), ...change })
}

/** The choice with one id added, or taken away where it was chosen. */
export function toggled<T>(chosen: readonly T[] | undefined, choice: T): T[] {
  const before = chosen ?? []
  return before.includes(choice) ? before.filter((other) => other !== choice) : [...before, choice]
}

/** What stands in an address but under these names. */
export const leftOut = (search: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))

/** Names that ask for nothing: the list is the same, in another order or further on. */
const ORDER_AND_PLACE = ['page', 'length', 'sort_by', 'flag_descending']

/** Whether something is asked for: what stands above the list makes room for it. */
export const isAsked = (search: object): boolean => Object.keys(leftOut(search, ORDER_AND_PLACE)).length > 0
