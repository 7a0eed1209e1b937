import type { Term } from '#contract/wire.ts'
import type { ParsedQuerySummary, ReadPart } from '#foundation/search-words/search-query.contract.ts'
import { m } from '#messages/messages.js'
import type { ListSearch } from '../list-search.contract.ts'
import { type Catalogue, type Change, toggled, withFilter } from './catalogue.ts'

/** A chip: one filter that narrows the list now. */
export interface ChosenFilter<Search> {
  key: string
  name: string
  /** The search without this filter. */
  without: Search
}

/** Chips for the searched words: one for each parsed part, or one for all words if nothing was parsed. */
export function chosenWords<Search extends ListSearch>(
  catalogue: Catalogue<Search>,
  search: Search,
  query: ParsedQuerySummary | undefined,
): ChosenFilter<Search>[] {
  const { search_query } = search
  if (!search_query) return []
  const without = (words: string | undefined) =>
    withFilter(catalogue, search, { search_query: words } as Change<Search>)
  if (!query || query.read_as.length === 0)
    return [
      {
        key: 'search',
        name: m.filter_search({ words: corrected(search_query, query) }),
        without: without(undefined),
      },
    ]
  return query.read_as.map((part) => ({
    key: `${part.kind} ${part.words}`,
    name: nameOf(part),
    // Removing the last parsed part also removes leftover words, such as "for".
    without: without(query.read_as.length + query.left_out.length > 1 ? part.without : undefined),
  }))
}

/** The words with each unknown one replaced by what was searched instead. */
const corrected = (words: string, query: ParsedQuerySummary | undefined): string =>
  (query?.mended ?? []).reduce((so, { written, meant }) => {
    const at = so.toLowerCase().indexOf(written.toLowerCase())
    return at === -1 ? so : so.slice(0, at) + meant + so.slice(at + written.length)
  }, words)

function nameOf({ kind, name }: ReadPart): string {
  if (kind === 'text') return m.filter_search({ words: name })
  return kind === 'age_group' ? m.ages({ ages: name }) : name
}

/** The chip for a sort direction in the address that reverses the order's usual one. */
export function chosenDirection<Search extends ListSearch>(
  catalogue: Catalogue<Search>,
  search: Search,
): ChosenFilter<Search>[] {
  const { flag_descending } = search
  if (flag_descending === undefined) return []
  const without = withFilter(catalogue, search, { flag_descending: undefined } as Change<Search>)
  const name = flag_descending === 1 ? m.order_descending() : m.order_ascending()
  return [{ key: 'direction', name, without }]
}

interface FacetLabels {
  /** The terms; if they failed to load, a chip shows the name of its facet. */
  terms: readonly Term[] | undefined
  title: string
  nameOf?: (name: string) => string
}

/** Chips for the chosen terms of a facet whose choices are ids. */
export function chosenIds<Facet extends string, Search extends ListSearch & Partial<Record<Facet, number[]>>>(
  catalogue: Catalogue<Search>,
  search: Search,
  facet: Facet,
  { terms, title, nameOf = (name) => name }: FacetLabels,
): ChosenFilter<Search>[] {
  const chosen: readonly number[] = search[facet] ?? []
  return chosen.map((id) => {
    const term = terms?.find((one) => one.id === id)
    const change = { [facet]: toggled(chosen, id) } as Change<Search>
    return {
      key: `${facet} ${id}`,
      name: term ? nameOf(term.name) : title,
      without: withFilter(catalogue, search, change),
    }
  })
}
