import { createFileRoute } from '@tanstack/react-router'
import {
  AdminPage,
  AdminTable,
  forStaff,
  NewLink,
  RowLink,
  tableFilter,
} from '#foundation/admin-kit/ui/index.ts'
import { publicationLabel } from '#foundation/content/publication-label.contract.ts'
import { PublicationBadge } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { Download } from '#ui-kit/icons.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { tableAddress } from '#ui-kit/table-address.ts'
import {
  ADMIN_EVENT_SORTS,
  type AdminEventSort,
  PUBLICATIONS,
  type Publication,
} from '../../../admin-event-fields.contract.ts'
import type { AdminEvent } from '../../../admin-events.contract.ts'
import { eventActionForm } from './event-action-form.ts'

const PATH = '/admin/events'

/** The list of events that the viewer organises. */
export const Route = createFileRoute('/_default/admin/events')({
  validateSearch: (given) => readTableSearch(given, ['publication', 'type']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { sort, publication, ...deps } }) => {
    const [events, choices] = await Promise.all([
      api('POST /v2/admin/event/list/', {
        body: { ...deps, sort: sort as AdminEventSort, publication: publication as Publication },
      }),
      api('GET /v2/admin/event/choices/', {}),
    ])
    return { events: forStaff(events), types: choices.success ? choices.data.types : [] }
  },
  component: AdminEventsPage,
})

function AdminEventsPage() {
  const { events, types } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage
      title={m.nav_events()}
      lead={m.admin_events_lead()}
      action={events.can.create ? <NewLink href="/admin/events/new">{m.admin_event_new()}</NewLink> : null}
    >
      <AdminTable
        caption={m.nav_events()}
        columns={columns}
        rows={events.data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        sorts={ADMIN_EVENT_SORTS}
        total={events.recordsTotal}
        isTotalCapped={events.recordsTotal_is_capped}
        searchLabel={m.admin_events_search()}
        filters={[
          tableFilter(
            'publication',
            m.status_label(),
            PUBLICATIONS.map((value) => [value, publicationLabel(value)]),
          ),
          tableFilter(
            'type',
            m.admin_event_type(),
            types.map(({ id, name }) => [String(id), name]),
          ),
        ]}
        emptyTitle={m.admin_events_none()}
        tools={
          <a className={buttonClass({ variant: 'second' })} href={tableAddress('/admin/events.csv', search)}>
            <Download aria-hidden="true" />
            {m.admin_csv()}
          </a>
        }
        bulk={{
          form: eventActionForm,
          nameOf: ({ title }) => title,
          isOpen: ({ can }) => can.publish || can.duplicate,
          actions: (
            <>
              <SubmitButton size="normal" variant="second" name="action" value="publish">
                {m.admin_event_publish()}
              </SubmitButton>
              <SubmitButton size="normal" variant="second" name="action" value="duplicate">
                {m.admin_event_duplicate()}
              </SubmitButton>
            </>
          ),
        }}
      />
    </AdminPage>
  )
}

const columns: readonly Column<AdminEvent>[] = [
  {
    key: 'title',
    label: m.admin_event_title,
    sort: 'title',
    isHead: true,
    cell: ({ id, title, text_language }) => (
      <AddressLink href={`/admin/events/${id}`} lang={text_language}>
        {title}
      </AddressLink>
    ),
  },
  {
    key: 'publication',
    label: m.status_label,
    cell: ({ publication }) => <PublicationBadge publication={publication} />,
  },
  { key: 'type', label: m.admin_event_type, cell: ({ type }) => type },
  {
    key: 'start',
    label: m.admin_event_start,
    sort: 'start',
    cell: ({ start_date_time, time_zone }) =>
      start_date_time === null ? (
        m.admin_event_no_date()
      ) : (
        <DateTime moment={start_date_time} zone={time_zone} kind="dayAndTime" isFixed />
      ),
  },
  {
    key: 'registered',
    label: m.admin_registered,
    sort: 'registered',
    isNumber: true,
    cell: ({ registered_count, capacity, waiting_count }) => (
      <>
        {capacity === null ? registered_count : m.admin_of_places({ count: registered_count, capacity })}
        {waiting_count > 0 ? <SoftLine>{m.admin_waiting({ count: waiting_count })}</SoftLine> : null}
      </>
    ),
  },
  {
    key: 'actions',
    label: m.table_actions,
    isActions: true,
    cell: ({ id, title, can }) =>
      can.see_people ? (
        <RowLink href={`/admin/events/${id}/registrations`} of={title}>
          {m.admin_registrations()}
        </RowLink>
      ) : (
        <RowLink href={`/admin/events/${id}/preview/en`} of={title}>
          {m.admin_event_preview()}
        </RowLink>
      ),
  },
]
