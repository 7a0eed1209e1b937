import { AdminTable } from '#foundation/admin-kit/ui/index.ts'
import type { WaitingDeletion } from '#foundation/privacy/admin-privacy.contract.ts'
import { m } from '#messages/messages.js'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import type { TableSearch } from '#ui-kit/table-address.ts'

interface DeletionTableProps {
  deletions: { data: readonly WaitingDeletion[]; recordsTotal: number; recordsTotal_is_capped: boolean }
  search: TableSearch
}

/** Accounts with a scheduled deletion, by number: no name is needed to see that they are deleted on time. */
export function DeletionTable({ deletions, search }: DeletionTableProps) {
  return (
    <AdminTable
      caption={m.admin_privacy_deletions()}
      columns={columns}
      rows={deletions.data}
      keyOf={({ user_id }) => user_id}
      path="/admin/privacy"
      search={search}
      total={deletions.recordsTotal}
      isTotalCapped={deletions.recordsTotal_is_capped}
      emptyTitle={m.admin_privacy_no_deletions()}
    />
  )
}

const columns: readonly Column<WaitingDeletion>[] = [
  {
    key: 'who',
    label: m.admin_privacy_account,
    isHead: true,
    cell: ({ user_id }) => m.admin_privacy_account_number({ id: user_id }),
  },
  {
    key: 'asked',
    label: m.admin_privacy_asked,
    cell: ({ asked_at }) => <DateTime moment={asked_at} kind="dayAndTime" />,
  },
  {
    key: 'on',
    label: m.admin_privacy_deletion_date,
    fixedOrder: 'ascending',
    cell: ({ delete_at }) => <DateTime moment={delete_at} kind="dayAndTime" />,
  },
  {
    key: 'shared',
    label: m.admin_privacy_shared,
    cell: ({ keeps_shared }) => (keeps_shared ? m.admin_privacy_stays() : m.admin_privacy_goes()),
  },
]
