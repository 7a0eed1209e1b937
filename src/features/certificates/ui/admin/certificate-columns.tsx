import { tableFilter } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { TableFilter } from '#ui-kit/table-tools.tsx'
import { type AdminCertificate, CERTIFICATE_STATES } from '../../admin-certificates.contract.ts'
import { StateBadge, stateName } from './certificate-state.tsx'

export const stateFilter = (): TableFilter =>
  tableFilter(
    'state',
    m.status_label(),
    CERTIFICATE_STATES.map((value) => [value, stateName(value)]),
  )

/** The columns of a list of certificates at `path`, each linked to its page below. */
export const certificateColumns = (path: string): readonly Column<AdminCertificate>[] => [
  {
    key: 'name',
    label: m.admin_name,
    sort: 'name',
    isHead: true,
    cell: ({ id, holder_name, email }) => (
      <>
        <AddressLink href={`${path}/${id}`}>{holder_name}</AddressLink>
        <SoftLine>{email || m.admin_certificate_no_account()}</SoftLine>
      </>
    ),
  },
  { key: 'number', label: m.certificate_label_number, cell: ({ number }) => number },
  {
    key: 'issued',
    label: m.certificate_label_issued,
    sort: 'newest',
    cell: ({ issued_at }) => <DateTime moment={issued_at} isFixed />,
  },
  { key: 'state', label: m.status_label, cell: ({ state }) => <StateBadge state={state} /> },
]
