import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, AdminTable, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { tableAddress } from '#ui-kit/table-address.ts'
import type { WatchedInvitations } from '../../admin-awareness-campaigns.contract.ts'
import { WATCHED_DAYS, type WatchedDays } from '../../admin-awareness-words.contract.ts'

const PATH = '/admin/awareness-programs'

/** Invitations sent by promoters, by day. For campaign managers. */
export const Route = createFileRoute('/_default/admin/awareness-programs/invitations')({
  validateSearch: (given) => readTableSearch(given, ['days']),
  loaderDeps: ({ search: { search_query, page, length, days } }) => ({ search_query, page, length, days }),
  loader: async ({ context: { api }, deps: { days, ...deps } }) =>
    forStaff(
      await api('POST /v2/admin/awareness/invitation/list/', {
        body: { ...deps, days: days as WatchedDays },
      }),
    ),
  staleTime: 0,
  component: InvitationsPage,
})

function InvitationsPage() {
  const { data, recordsTotal } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage
      title={m.awareness_admin_monitor()}
      lead={m.awareness_admin_monitor_lead()}
      action={
        <AddressLink className="link-alone" href={PATH}>
          {m.awareness_admin()}
        </AddressLink>
      }
    >
      <AdminTable
        caption={m.awareness_admin_monitor()}
        columns={columns}
        rows={data}
        keyOf={({ day, owner }) => `${day}-${owner.id}`}
        path={`${PATH}/invitations`}
        search={search}
        total={recordsTotal}
        searchLabel={m.awareness_admin_campaigns_search()}
        filters={[
          {
            name: 'days',
            label: m.awareness_admin_monitor_days(),
            choices: WATCHED_DAYS.map((value) => ({
              value: value === '30' ? '' : value,
              label: m.awareness_admin_monitor_n_days({ days: value }),
            })),
          },
        ]}
        emptyTitle={m.awareness_admin_monitor_none()}
      />
    </AdminPage>
  )
}

type Counted = 'sent' | 'waiting' | 'failed' | 'opened' | 'opted_out'

const count = (key: Counted, label: () => string): Column<WatchedInvitations> => ({
  key,
  label,
  isNumber: true,
  cell: (row) => numberLabel(row[key]),
})

const columns: readonly Column<WatchedInvitations>[] = [
  {
    key: 'promoter',
    label: m.awareness_admin_monitor_promoter,
    isHead: true,
    cell: ({ owner }) => (
      <>
        {owner.name}
        <SoftLine>{owner.email}</SoftLine>
      </>
    ),
  },
  {
    key: 'day',
    label: m.awareness_admin_monitor_day,
    fixedOrder: 'descending',
    cell: ({ day }) => <DateTime moment={`${day}T06:30:00Z`} kind="day" isFixed />,
  },
  count('sent', m.awareness_admin_monitor_sent),
  count('waiting', m.awareness_admin_monitor_queued),
  count('failed', m.awareness_admin_monitor_failed),
  count('opened', m.awareness_admin_monitor_opened),
  count('opted_out', m.awareness_admin_monitor_opted_out),
  {
    key: 'programs',
    label: m.awareness_admin_monitor_programs,
    cell: ({ programs, owner }) => (
      <>
        {programs.map(({ id, title }) => (
          <div key={id}>
            <AddressLink
              href={tableAddress(`${PATH}/${id}/campaigns`, { search_query: owner.email })}
              lang={scriptLanguage(title)}
            >
              {title}
            </AddressLink>
          </div>
        ))}
      </>
    ),
  },
]
