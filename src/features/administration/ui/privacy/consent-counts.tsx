import type { ConsentSubject } from '#foundation/accounts/accounts.contract.ts'
import type { ConsentCount } from '#foundation/privacy/admin-privacy.contract.ts'
import { m } from '#messages/messages.js'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'

/** How many people said yes to what, and how many took it back. */
export function ConsentCounts({ consents }: { consents: readonly ConsentCount[] }) {
  if (consents.length === 0) return <p>{m.admin_privacy_no_consents()}</p>
  return (
    <DataTable
      caption={m.admin_privacy_consents()}
      columns={columns}
      rows={consents}
      keyOf={({ subject }) => subject}
      path="/admin/privacy"
      search={{}}
    />
  )
}

const subjects: Record<ConsentSubject, () => string> = {
  terms: m.privacy_subject_terms,
  marketing: m.privacy_subject_marketing,
  whatsapp: m.privacy_subject_whatsapp,
  analytics: m.privacy_subject_analytics,
}

const columns: readonly Column<ConsentCount>[] = [
  { key: 'what', label: m.admin_privacy_subject, isHead: true, cell: ({ subject }) => subjects[subject]() },
  { key: 'given', label: m.admin_privacy_given, isNumber: true, cell: ({ given }) => numberLabel(given) },
  {
    key: 'refused',
    label: m.admin_privacy_refused,
    isNumber: true,
    cell: ({ refused }) => numberLabel(refused),
  },
]
