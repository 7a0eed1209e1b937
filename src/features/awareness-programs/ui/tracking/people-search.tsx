import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { m } from '#messages/messages.js'
import { SearchField } from '#ui-kit/search-field.tsx'
import { tableAddress } from '#ui-kit/table-address.ts'
import type { TrackingSearch } from './load-tracking.ts'

/** The heading over the table. */
export const PEOPLE_ID = 'people'

/** Looks for a name among those who completed; stays where the table is. */
export function PeopleSearch({ path, search }: { path: string; search: TrackingSearch }) {
  const router = useRouter()
  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const search_query = String(new FormData(event.currentTarget).get('search_query') ?? '').trim()
    void router.navigate({ href: tableAddress(path, { ...search }, { search_query }), resetScroll: false })
  }
  return (
    <search>
      <form key={search.search_query} action={`${path}#${PEOPLE_ID}`} onSubmit={go}>
        {search.days ? <input type="hidden" name="days" value={search.days} /> : null}
        <SearchField
          name="search_query"
          label={m.awareness_tracking_people_search()}
          submitLabel={m.awareness_tracking_people_search_submit()}
          isLabelShown
          defaultValue={search.search_query ?? ''}
          maxLength={200}
        />
      </form>
    </search>
  )
}
