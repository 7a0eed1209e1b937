import { createFileRoute } from '@tanstack/react-router'
import { ROLES, type Role } from '#foundation/accounts/roles.contract.ts'
import { AdminPage, AdminTable, forStaff, RowLink, tableFilter } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Button } from '#ui-kit/button.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { TableSearch } from '#ui-kit/table-address.ts'
import {
  PEOPLE_SORTS,
  PEOPLE_STATES,
  type PeopleSort,
  type PeopleState,
  type PersonWithRoles,
} from '../../people.contract.ts'
import { AccountState } from './account-state.tsx'
import { stateName } from './people-labels.ts'
import { roleName } from './role-name.ts'

const PATH = '/admin/people'

/** People and their accounts. For administrators. */
export const Route = createFileRoute('/_default/admin/people')({
  validateSearch: (given) => readTableSearch(given, ['role', 'state', 'occupation_id']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { sort, role, state, ...deps } }) =>
    forStaff(
      await api('POST /v2/admin/people/list/', {
        body: { ...deps, sort: sort as PeopleSort, role: role as Role, state: state as PeopleState },
      }),
    ),
  staleTime: 0,
  component: PeoplePage,
})

function PeoplePage() {
  const { data, recordsTotal, recordsTotal_is_capped, occupations } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage title={m.admin_people()} lead={m.admin_people_lead()}>
      <AdminTable
        caption={m.admin_people()}
        columns={columnsInWords()}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        sorts={PEOPLE_SORTS}
        total={recordsTotal}
        isTotalCapped={recordsTotal_is_capped}
        searchLabel={m.people_search()}
        filters={[
          tableFilter(
            'role',
            m.admin_role(),
            ROLES.map((role) => [role, roleName(role)]),
          ),
          tableFilter(
            'state',
            m.people_state(),
            PEOPLE_STATES.map((state) => [state, stateName(state)]),
          ),
          tableFilter(
            'occupation_id',
            m.people_occupation(),
            occupations.map(({ id, name }) => [String(id), name]),
          ),
        ]}
        emptyTitle={m.admin_people_none()}
        tools={<PeopleFile search={search} />}
      />
    </AdminPage>
  )
}

const columnsInWords = (): readonly Column<PersonWithRoles>[] => [
  {
    key: 'name',
    label: m.admin_name,
    sort: 'name',
    isHead: true,
    cell: ({ id, name, email }) => (
      <>
        <AddressLink href={`${PATH}/${id}`}>{name}</AddressLink>
        <SoftLine>{email}</SoftLine>
      </>
    ),
  },
  {
    key: 'occupation',
    label: m.people_occupation,
    cell: ({ occupation }) => occupation ?? '–',
  },
  {
    key: 'state',
    label: m.people_state,
    cell: (person) => (
      <>
        <AccountState of={person} />
        {person.roles.length === 0 ? null : (
          <SoftLine>{person.roles.map((role) => roleName(role)).join(', ')}</SoftLine>
        )}
      </>
    ),
  },
  {
    key: 'since',
    label: m.admin_since,
    sort: 'newest',
    cell: ({ created_at }) => <DateTime moment={created_at} isFixed />,
  },
  {
    key: 'seen',
    label: m.people_last_seen,
    sort: 'seen',
    cell: ({ last_seen_at }) => (last_seen_at ? <DateTime moment={last_seen_at} isFixed /> : '–'),
  },
  {
    key: 'actions',
    label: m.table_actions,
    isActions: true,
    cell: ({ id, name }) => (
      <RowLink href={`${PATH}/${id}#roles`} of={name}>
        {m.admin_roles()}
      </RowLink>
    ),
  },
]

/**
 * The people in the table, as a file. A plain form rather than a link, because the audit log records the download.
 */
function PeopleFile({ search }: { search: TableSearch }) {
  const { sort, page, ...filters } = search
  return (
    <form method="post" action="/admin/people.csv">
      {Object.entries(filters).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" variant="second" size="normal">
        {m.people_file()}
      </Button>
    </form>
  )
}
