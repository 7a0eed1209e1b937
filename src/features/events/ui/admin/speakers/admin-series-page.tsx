import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, AdminTable, forStaff, NewLink } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SERIES_SORTS, type SeriesSort } from '../../../admin-event-fields.contract.ts'
import type { AdminSeries } from '../../../admin-series.contract.ts'

const PATH = '/admin/series'

/** Series of events. For content editors. */
export const Route = createFileRoute('/_default/admin/series')({
  validateSearch: (given) => readTableSearch(given, []),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { sort, ...deps } }) =>
    forStaff(await api('POST /v2/admin/series/list/', { body: { ...deps, sort: sort as SeriesSort } })),
  component: SeriesPage,
})

function SeriesPage() {
  const { data, recordsTotal } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage
      title={m.admin_series()}
      lead={m.admin_series_lead()}
      action={<NewLink href={`${PATH}/new`}>{m.admin_series_new()}</NewLink>}
    >
      <AdminTable
        caption={m.admin_series()}
        columns={columns()}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        sorts={SERIES_SORTS}
        total={recordsTotal}
        searchLabel={m.admin_series_search()}
        emptyTitle={m.admin_series_none()}
      />
    </AdminPage>
  )
}

const columns = (): readonly Column<AdminSeries>[] => [
  {
    key: 'title',
    label: m.admin_event_title,
    sort: 'title',
    isHead: true,
    cell: ({ id, title }) => (
      <AddressLink href={`${PATH}/${id}`} lang={scriptLanguage(title)}>
        {title}
      </AddressLink>
    ),
  },
  {
    key: 'events',
    label: m.nav_events,
    sort: 'events',
    isNumber: true,
    cell: ({ event_count }) => event_count,
  },
]
