import type { FormEvent } from 'react'
import { m } from '#messages/messages.js'
import { SearchField } from '#ui-kit/search-field.tsx'
import { useFormThatFollows } from '#ui-kit/use-form-that-follows.ts'
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
  const form = useFormThatFollows({ search_query: search.search_query ?? '' })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('search_query')
    const asked = { search_query: String(words ?? ''), as_written: undefined } as Change<Search>
    void change(withFilter(catalogue, search, asked))
  }
  return (
    <form ref={form} className={className} action={catalogue.path} method="get" onSubmit={submit}>
      <search>
        <HiddenFields search={search} without={['search_query', 'as_written', 'page', ...catalogue.resets]} />
        <SearchField
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
