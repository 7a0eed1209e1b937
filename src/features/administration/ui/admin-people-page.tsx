import { createFileRoute } from '@tanstack/react-router'
import { ROLES, type Role } from '#foundation/accounts/roles.contract.ts'
import { useGoOn } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Chip, ChipRow } from '#ui-kit/chip.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { readTableSearch } from '#ui-kit/table-address.ts'
import type { PersonWithRoles } from '../administration.contract.ts'
import type { PeopleSort } from '../administration-values.contract.ts'
import styles from './admin.module.css'
import { setRoleForm } from './admin-forms.ts'
import { AdminPage } from './admin-page.tsx'
import { AdminTable } from './admin-table.tsx'
import { roleName } from './role-name.ts'
import { forStaff } from './staff-page.ts'

const PATH = '/admin/people'

/** People and their roles. For administrators. */
export const Route = createFileRoute('/_default/admin/people')({
  validateSearch: (given) => readTableSearch(given, ['role']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { sort, role, ...deps } }) =>
    forStaff(
      await api('POST /v2/admin/people/list/', {
        body: { ...deps, sort: sort as PeopleSort, role: role as Role },
      }),
    ),
  component: PeoplePage,
})

function PeoplePage() {
  const { data, recordsTotal } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage title={m.admin_people()} lead={m.admin_people_lead()}>
      <AdminTable
        caption={m.admin_people()}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        defaultSort="newest"
        total={recordsTotal}
        searchLabel={m.admin_people_search()}
        filters={[
          {
            name: 'role',
            label: m.admin_role(),
            choices: [
              { value: '', label: m.admin_all() },
              ...ROLES.map((role) => ({ value: role, label: roleName(role) })),
            ],
          },
        ]}
        emptyTitle={m.admin_people_none()}
      />
    </AdminPage>
  )
}

const columns: readonly Column<PersonWithRoles>[] = [
  {
    key: 'name',
    label: m.admin_name(),
    sort: 'name',
    isHead: true,
    cell: ({ name, email }) => (
      <>
        {name}
        <SoftLine>{email}</SoftLine>
      </>
    ),
  },
  {
    key: 'since',
    label: m.admin_since(),
    sort: 'newest',
    cell: ({ created_at }) => <DateTime moment={created_at} isFixed />,
  },
  { key: 'roles', label: m.admin_roles(), cell: (person) => <Roles person={person} /> },
]

function Roles({ person }: { person: PersonWithRoles }) {
  const goOn = useGoOn()
  const has = (role: Role) => person.roles.includes(role)
  return (
    <>
      {person.roles.length > 0 ? (
        <ChipRow>
          {person.roles.map((role) => (
            <Chip key={role}>{roleName(role)}</Chip>
          ))}
        </ChipRow>
      ) : null}
      <Disclosure summary={m.admin_roles_change({ name: person.name })}>
        <Form form={setRoleForm} values={{ id: String(person.id) }} onSent={goOn} headingLevel={3}>
          <input type="hidden" name="id" value={person.id} />
          <div className={styles.choices}>
            {ROLES.map((role) => (
              <SubmitButton
                key={role}
                size="normal"
                variant={has(role) ? 'done' : 'second'}
                name="change"
                value={`${role}:${has(role) ? 'off' : 'on'}`}
              >
                {has(role)
                  ? m.admin_role_take({ role: roleName(role) })
                  : m.admin_role_give({ role: roleName(role) })}
              </SubmitButton>
            ))}
          </div>
        </Form>
      </Disclosure>
    </>
  )
}
