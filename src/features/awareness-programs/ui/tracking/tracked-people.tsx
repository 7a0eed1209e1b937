import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { ADMIN_LENGTH } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { EmptyTablePage } from '#ui-kit/empty-table-page.tsx'
import { UsersRound } from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import { SearchField } from '#ui-kit/search-field.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { tableAddress } from '#ui-kit/table-address.ts'
import { TablePages } from '#ui-kit/table-tools.tsx'
import { useFormThatFollows } from '#ui-kit/use-form-that-follows.ts'
import { sourceName, type TrackedPerson } from '../../tracking.contract.ts'
import { FileLink } from './file-link.tsx'
import type { LoadedTracking, TrackingSearch } from './load-tracking.ts'
import styles from './tracking.module.css'

interface TrackedPeopleProps {
  id: number
  people: LoadedTracking['people']
  path: string
  search: TrackingSearch
  hasPromoters: boolean
}

/** The people who completed through this campaign, by the names they entered. */
export function TrackedPeople({ id, people, path, search, hasPromoters }: TrackedPeopleProps) {
  const { rows, total } = people
  const isSearched = Boolean(search.search_query)
  return (
    <section className={styles.part} aria-labelledby={PEOPLE_ID}>
      <h2 id={PEOPLE_ID} className={styles.title}>
        {m.awareness_tracking_people()}
      </h2>
      <p className={styles.help}>
        {m.awareness_tracking_people_help()} {hasPromoters ? m.awareness_tracking_people_own() : null}
      </p>
      {total > ADMIN_LENGTH || isSearched ? <PeopleSearch path={path} search={search} /> : null}
      {rows.length > 0 ? (
        <DataTable
          caption={m.awareness_tracking_people()}
          columns={columns}
          rows={rows}
          keyOf={(person) => person.id}
          path={path}
          search={{}}
        />
      ) : total > 0 ? (
        <EmptyTablePage
          path={path}
          search={{ ...search }}
          anchor={PEOPLE_ID}
          headingLevel={3}
          total={total}
          length={ADMIN_LENGTH}
        />
      ) : isSearched ? (
        <NoSuchName path={path} search={search} />
      ) : (
        <EmptyState icon={UsersRound} headingLevel={3} title={m.awareness_tracking_people_none()}>
          {m.awareness_tracking_people_none_text()}
        </EmptyState>
      )}
      {total > ADMIN_LENGTH && rows.length > 0 ? (
        <TablePages
          path={path}
          search={{ ...search }}
          anchor={PEOPLE_ID}
          total={total}
          length={ADMIN_LENGTH}
          labels={{
            nav: m.awareness_tracking_people_nav(),
            previous: m.awareness_tracking_people_previous(),
            next: m.awareness_tracking_people_next(),
          }}
          shownText={(from, to) => m.awareness_tracking_people_shown({ from, to, total: numberLabel(total) })}
        />
      ) : null}
      {total > 0 ? (
        <FileLink id={id} table="people">
          {m.awareness_tracking_file_people()}
        </FileLink>
      ) : null}
    </section>
  )
}

function NoSuchName({ path, search }: { path: string; search: TrackingSearch }) {
  return (
    <EmptyState
      headingLevel={3}
      title={m.awareness_tracking_people_not_found()}
      action={
        <AddressLink
          className={buttonClass({ variant: 'second' })}
          href={`${tableAddress(path, { ...search }, { search_query: undefined })}#${PEOPLE_ID}`}
        >
          {m.awareness_tracking_people_clear()}
        </AddressLink>
      }
    />
  )
}

const columns: readonly Column<TrackedPerson>[] = [
  {
    key: 'name',
    label: m.awareness_tracking_name,
    isHead: true,
    cell: ({ name, invited_email: email }) => (
      <>
        {name}
        {email ? <SoftLine>{m.awareness_tracking_invited_at({ email })}</SoftLine> : null}
      </>
    ),
  },
  {
    key: 'at',
    label: m.awareness_tracking_completed_at,
    cell: ({ created_at }) => <DateTime moment={created_at} />,
  },
  { key: 'source', label: m.awareness_tracking_source, cell: ({ source }) => sourceName(source) },
]

/** The heading above the table. */
const PEOPLE_ID = 'people'

/** Searches the names of people who completed; the page keeps its position. */
function PeopleSearch({ path, search }: { path: string; search: TrackingSearch }) {
  const router = useRouter()
  const form = useFormThatFollows({ search_query: search.search_query ?? '' })
  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const search_query = String(new FormData(event.currentTarget).get('search_query') ?? '').trim()
    void router.navigate({ href: tableAddress(path, { ...search }, { search_query }), resetScroll: false })
  }
  return (
    <search>
      <form ref={form} action={`${path}#${PEOPLE_ID}`} onSubmit={go}>
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
