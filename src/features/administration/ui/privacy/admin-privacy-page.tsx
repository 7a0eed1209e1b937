import { createFileRoute } from '@tanstack/react-router'
import type { ConsentSubject } from '#foundation/accounts/accounts.contract.ts'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import type { ConsentCount, PrivacyOverview } from '#foundation/privacy/admin-privacy.contract.ts'
import { m } from '#messages/messages.js'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { DeletionTable } from './deletion-table.tsx'
import styles from './privacy.module.css'
import { RetentionTable } from './retention-table.tsx'

/**
 * Shows administrators that the privacy promises are kept: how long things are stored, and which accounts are
 * scheduled for deletion.
 */
export const Route = createFileRoute('/_default/admin/privacy')({
  validateSearch: (given) => readTableSearch(given, []),
  loaderDeps: ({ search: { page, length } }) => ({ page, length }),
  loader: async ({ context: { api }, deps }) => {
    const [overview, deletions] = await Promise.all([
      api('GET /v2/admin/privacy/overview/', {}),
      api('POST /v2/admin/privacy/deletion/list/', { body: deps }),
    ])
    return { overview: forStaff(overview).data, deletions: forStaff(deletions) }
  },
  component: AdminPrivacyPage,
})

function AdminPrivacyPage() {
  const { overview, deletions } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage title={m.admin_privacy()} lead={m.admin_privacy_lead()}>
      <section className={styles.part}>
        <h2 className={styles.title}>{m.admin_privacy_deletions()}</h2>
        <p className={styles.help}>{m.admin_privacy_erased({ count: overview.erased_in_a_year })}</p>
        <DeletionTable deletions={deletions} search={search} />
      </section>
      <section className={styles.part} aria-labelledby="copies">
        <h2 id="copies" className={styles.title}>
          {m.admin_privacy_exports()}
        </h2>
        <ExportCounts exports={overview.exports} />
      </section>
      <section className={styles.part} aria-labelledby="consents">
        <h2 id="consents" className={styles.title}>
          {m.admin_privacy_consents()}
        </h2>
        <p className={styles.help}>{m.admin_privacy_consents_help()}</p>
        <ConsentCounts consents={overview.consents} />
      </section>
      <section className={styles.part} aria-labelledby="retention">
        <h2 id="retention" className={styles.title}>
          {m.admin_privacy_retention()}
        </h2>
        <p className={styles.help}>{m.admin_privacy_retention_help()}</p>
        <RetentionTable retentions={overview.retentions} />
      </section>
    </AdminPage>
  )
}

/** How many people gave each consent, and how many withdrew it. */
function ConsentCounts({ consents }: { consents: readonly ConsentCount[] }) {
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

/** Data exports that people requested: how many are waiting, ready or failed. */
function ExportCounts({ exports }: { exports: PrivacyOverview['exports'] }) {
  const facts = [
    [m.admin_privacy_exports_preparing(), numberLabel(exports.waiting)],
    [m.admin_privacy_exports_ready(), numberLabel(exports.ready)],
    [m.admin_privacy_exports_size(), exports.bytes === 0 ? '–' : sizeLabel(exports.bytes)],
    [m.admin_privacy_exports_failed(), numberLabel(exports.failed)],
  ] as const
  return (
    <dl className={styles.counts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
