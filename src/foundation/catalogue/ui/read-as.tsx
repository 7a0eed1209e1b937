import type { ParsedQuerySummary } from '#foundation/search-words/search-query.contract.ts'
import { m } from '#messages/messages.js'
import type { ListSearch } from '../list-search.contract.ts'
import { type Catalogue, type Change, withFilter } from './catalogue.ts'
import { ChosenFilters } from './chosen-filters.tsx'

export interface ReadAsProps<Search extends ListSearch> {
  catalogue: Catalogue<Search>
  search: Search
  query: ParsedQuerySummary
}

/** What the words of the search were taken to mean, each part to be taken away, and the way to the words themselves. */
export function ReadAs<Search extends ListSearch>({ catalogue, search, query }: ReadAsProps<Search>) {
  const { read_as, mended, left_out } = query
  const changed = (change: ListSearch) => withFilter(catalogue, search, change as Change<Search>)
  return (
    <>
      {mended.map((words) => (
        <p key={words.written} role="status">
          {m.search_mended(words)}
        </p>
      ))}
      {left_out.length > 0 && (
        <p role="status">{m.search_left_out({ words: left_out.map((words) => `“${words}”`).join(', ') })}</p>
      )}
      {read_as.length > 0 && <p>{m.search_read_as()}</p>}
      <ChosenFilters
        catalogue={catalogue}
        search={search}
        label={m.search_read_as()}
        chosen={read_as.map(({ kind, name, words, without }) => ({
          key: words,
          name: kind === 'age_group' ? m.ages({ ages: name }) : name,
          without: changed({ search_query: without }),
        }))}
        instead={{ label: m.search_as_written(), search: changed({ as_written: 1 }) }}
      />
    </>
  )
}
