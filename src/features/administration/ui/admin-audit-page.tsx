import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import { readTableSearch } from '#ui-kit/table-address.ts'
import type { AuditEntry } from '../administration.contract.ts'
import styles from './admin.module.css'
import { AdminPage } from './admin-page.tsx'
import { AdminTable } from './admin-table.tsx'
import { forStaff } from './staff-page.ts'

const PATH = '/admin/audit'

/** Who changed what. For administrators. */
export const Route = createFileRoute('/_default/admin/audit')({
  validateSearch: (given) => readTableSearch(given, ['kind', 'subject_id']),
  loaderDeps: ({ search: { kind, subject_id, page } }) => ({ kind, subject_id, page }),
  loader: async ({ context: { api }, deps }) =>
    forStaff(await api('POST /v2/admin/audit/list/', { body: deps })),
  component: AuditPage,
})

function AuditPage() {
  const { data, recordsTotal } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage title={m.admin_audit()} lead={m.admin_audit_lead()}>
      <AdminTable
        caption={m.admin_audit()}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        total={recordsTotal}
        emptyTitle={m.admin_audit_none()}
      />
    </AdminPage>
  )
}

const columns: readonly Column<AuditEntry>[] = [
  {
    key: 'what',
    label: m.admin_audit_what(),
    isHead: true,
    cell: ({ action, kind, subject_id }) => (
      <>
        {action.replaceAll('-', ' ')}
        <SoftLine>
          {kind.replaceAll('-', ' ')} {subject_id}
        </SoftLine>
      </>
    ),
  },
  {
    key: 'who',
    label: m.admin_audit_who(),
    cell: ({ actor_name, actor_id }) => actor_name ?? m.admin_former_member({ id: actor_id }),
  },
  {
    key: 'when',
    label: m.admin_audit_when(),
    cell: ({ at }) => <DateTime moment={at} kind="dayAndTime" />,
  },
  { key: 'changes', label: m.admin_audit_changes(), cell: (entry) => <Changes entry={entry} /> },
]

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = Object.entries(entry.changes)
  if (changes.length === 0) return '–'
  return (
    <Disclosure summary={m.admin_audit_fields({ count: changes.length })}>
      <dl className={styles.changes}>
        {changes.map(([name, [before, after]]) => (
          <div key={name}>
            <dt>{name.replaceAll('_', ' ')}</dt>
            <dd>
              <del>{inWords(before)}</del> → <ins>{inWords(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

const inWords = (value: unknown) =>
  value === null || value === '' ? '–' : typeof value === 'string' ? value : JSON.stringify(value)
