import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { ConsentCounts } from './consent-counts.tsx'
import { DeletionTable } from './deletion-table.tsx'
import { ExportCounts } from './export-counts.tsx'
import styles from './privacy.module.css'
import { RetentionTable } from './retention-table.tsx'

/**
 * Shows administrators that the promises about privacy are kept: what is stored for how long, and who waits to be
 * deleted.
 */
export const Route = createFileRoute('/_default/admin/privacy')({
  validateSearch: (given) => readTableSearch(given, []),
  loaderDeps: ({ search: { page } }) => ({ page }),
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
      <section className={styles.part} aria-labelledby="waiting-deletions">
        <h2 id="waiting-deletions" className={styles.title}>
          {m.admin_privacy_deletions()}
        </h2>
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
