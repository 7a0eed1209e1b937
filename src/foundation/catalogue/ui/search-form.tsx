import { type FormEvent, useEffect, useRef } from 'react'
import { m } from '#messages/messages.js'
import { SearchField } from '#ui-kit/search-field.tsx'
import { type ListSearch, MAX_SEARCH_LENGTH } from '../list-search.contract.ts'
import { type Catalogue, type Change, withFilter } from './catalogue.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { useChangeSearch } from './use-change-search.ts'

interface SearchFormProps<Search extends ListSearch> {
  catalogue: Catalogue<Search>
  search: Search
  label: string
  /** An example search. */
  hint: string
  className?: string | undefined
}

/** The search field. Without JavaScript a plain form. */
export function SearchForm<Search extends ListSearch>(props: SearchFormProps<Search>) {
  const { catalogue, search, label, hint, className } = props
  const change = useChangeSearch(catalogue)
  const field = useFieldThatFollows(search.search_query ?? '')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('search_query')
    const asked = { search_query: String(words ?? ''), as_written: undefined } as Change<Search>
    void change(withFilter(catalogue, search, asked))
  }
  return (
    <form className={className} action={catalogue.path} method="get" onSubmit={submit}>
      <search>
        <HiddenFields search={search} without={['search_query', 'as_written', 'page', ...catalogue.resets]} />
        <SearchField
          ref={field}
          name="search_query"
          label={label}
          submitLabel={m.search()}
          hint={hint}
          defaultValue={search.search_query}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </search>
    </form>
  )
}

/**
 * The field keeps its place and focus, and follows the words in the address. Text typed before hydration stays, and so
 * does text typed while the list is loading.
 */
function useFieldThatFollows(words: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(words)
  useEffect(() => {
    if (field.current?.value === shown.current) field.current.value = words
    shown.current = words
  }, [words])
  return field
}
