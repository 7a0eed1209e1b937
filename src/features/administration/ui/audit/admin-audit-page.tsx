import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, AdminTable, forStaff, tableFilter } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { AuditEntry } from '../../audit.contract.ts'
import { AuditChanges } from './audit-changes.tsx'
import { actionName, kindName } from './audit-labels.ts'

const PATH = '/admin/audit'

/** The audit log: who changed what. For administrators; read-only. */
export const Route = createFileRoute('/_default/admin/audit')({
  validateSearch: (given) =>
    readTableSearch(given, ['kind', 'action', 'subject_id', 'person_id', 'from', 'to']),
  loaderDeps: ({ search: { sort, ...deps } }) => deps,
  loader: async ({ context: { api }, deps }) =>
    forStaff(await api('POST /v2/admin/audit/list/', { body: deps })),
  staleTime: 0,
  component: AuditPage,
})

function AuditPage() {
  const { data, recordsTotal, recordsTotal_is_capped, kinds, actions } = Route.useLoaderData()
  const { person_id, ...search } = Route.useSearch()
  return (
    <AdminPage title={m.admin_audit()} lead={m.admin_audit_lead()}>
      {person_id === undefined ? null : (
        <p>
          <AddressLink href={`/admin/people/${person_id}`}>
            {m.audit_of_number({ id: person_id })}
          </AddressLink>{' '}
          <AddressLink href={PATH}>{m.audit_all()}</AddressLink>
        </p>
      )}
      <AdminTable
        caption={m.admin_audit()}
        columns={columnsInWords()}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={person_id === undefined ? search : { ...search, person_id }}
        total={recordsTotal}
        isTotalCapped={recordsTotal_is_capped}
        searchLabel={m.audit_person_search()}
        filters={[
          tableFilter(
            'kind',
            m.audit_kind(),
            kinds.map((kind) => [kind, kindName(kind)]),
          ),
          tableFilter(
            'action',
            m.audit_action(),
            actions.map((action) => [action, actionName(action)]),
          ),
        ]}
        days={[
          { name: 'from', label: m.audit_from() },
          { name: 'to', label: m.audit_to() },
        ]}
        emptyTitle={m.admin_audit_none()}
      />
    </AdminPage>
  )
}

const columnsInWords = (): readonly Column<AuditEntry>[] => [
  {
    key: 'what',
    label: m.admin_audit_what,
    isHead: true,
    cell: (entry) => (
      <>
        {actionName(entry.action)}
        <SoftLine>
          <Subject of={entry} />
        </SoftLine>
      </>
    ),
  },
  {
    key: 'who',
    label: m.admin_audit_who,
    cell: ({ actor_name, actor_id }) =>
      actor_name === null ? (
        m.admin_former_member({ id: actor_id })
      ) : (
        <AddressLink href={`/admin/people/${actor_id}`}>{actor_name}</AddressLink>
      ),
  },
  {
    key: 'when',
    label: m.admin_audit_when,
    fixedOrder: 'descending',
    cell: ({ at }) => <DateTime moment={at} kind="dayAndTime" />,
  },
  { key: 'changes', label: m.admin_audit_changes, cell: (entry) => <AuditChanges entry={entry} /> },
]

function Subject({ of }: { of: AuditEntry }) {
  const { kind, subject_id, subject_name } = of
  const words = `${kindName(kind)} ${subject_name ?? (subject_id > 0 ? subject_id : '')}`.trim()
  const isGone = kind === 'person' && subject_name === null
  const address = isGone ? undefined : auditAddress(of)
  return address === undefined ? words : <AddressLink href={address}>{words}</AddressLink>
}

/** The administration's pages for things, by kind; other kinds have no page. */
const pages: Readonly<Record<string, string>> = {
  person: '/admin/people/',
  event: '/admin/events/',
  speaker: '/admin/speakers/',
  series: '/admin/series/',
  program: '/admin/certificate-programs/',
  'awareness-program': '/admin/awareness-programs/',
  banner: '/admin/banners/',
}

/** Undefined if there is none. The page of something deleted says so itself. */
function auditAddress({ kind, subject_id }: { kind: string; subject_id: number }): string | undefined {
  const page = pages[kind]
  return page === undefined ? undefined : `${page}${subject_id}`
}
