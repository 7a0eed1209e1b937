import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { SelectField } from '#ui-kit/select-field.tsx'
import type { ListSearch } from '../list-search.contract.ts'
import { type Catalogue, leftOut } from './catalogue.ts'
import { HiddenFields } from './hidden-fields.tsx'
import styles from './sort-select.module.css'
import { useChangeSearch } from './use-change-search.ts'

type OrderedSearch = ListSearch & { sort_by?: string }

interface SortSelectProps<Search extends OrderedSearch> {
  catalogue: Catalogue<Search>
  search: Search
  /** The label of each order by its name. */
  orders: Readonly<Record<string, () => string>>
  /** The default order; searched words are sorted by relevance. */
  usual: string
  applyLabel: string
}

/** The sort order of the list. Without JavaScript a plain form. */
export function SortSelect<Search extends OrderedSearch>(props: SortSelectProps<Search>) {
  const { catalogue, search, orders, usual, applyLabel } = props
  const change = useChangeSearch(catalogue)
  return (
    <form className={styles.sort} action={catalogue.path} method="get">
      <HiddenFields search={search} without={['sort_by', 'flag_descending', 'page']} />
      <SelectField
        isInline
        label={m.sort_by()}
        name="sort_by"
        value={search.sort_by ?? ''}
        onChange={({ target }) =>
          void change(
            catalogue.read({ ...leftOut(search, ['flag_descending', 'page']), sort_by: target.value }),
          )
        }
      >
        {search.search_query ? <option value="">{m.sort_best_match()}</option> : null}
        {Object.entries(orders).map(([name, inWords]) => (
          <option key={name} value={name === usual && !search.search_query ? '' : name}>
            {inWords()}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="second" className={styles.apply}>
        {applyLabel}
      </Button>
    </form>
  )
}
