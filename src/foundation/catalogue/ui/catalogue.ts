import type { ListSearch } from '../list-search.contract.ts'

/** A list whose filters, order and page are in its page's address. */
export interface Catalogue<Search extends ListSearch> {
  /** The path of the list's page, such as `/resource`. */
  path: string
  /** Parses an address; ignores what is invalid. */
  read: (given: Record<string, unknown>) => Search
  /** Parameters that are no filters, such as the status tab, and that a changed filter resets. */
  resets: readonly (keyof Search & string)[]
}

export type Change<Search> = { [Name in keyof Search]?: Search[Name] | undefined }

/** The search with a changed filter, back on the first page and without `resets`. */
export function withFilter<Search extends ListSearch>(
  { read, resets }: Catalogue<Search>,
  search: Search,
  change: Change<Search>,
): Search {
  return read({ ...leftOut(search, ['page', ...resets]), ...change })
}

/** The choice with one id added, or removed if it was chosen. */
export function toggled<T>(chosen: readonly T[] | undefined, choice: T): T[] {
  const before = chosen ?? []
  return before.includes(choice) ? before.filter((other) => other !== choice) : [...before, choice]
}

/** The parameters except the given ones. */
export const leftOut = (search: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))

/** Parameters that don't narrow the list: only its order and page. */
const ORDER_AND_PLACE = ['page', 'length', 'sort_by', 'flag_descending']

/** Whether the search or any filter is set, so that the area above the list shrinks. */
export const isAsked = (search: object): boolean => Object.keys(leftOut(search, ORDER_AND_PLACE)).length > 0
