import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, AdminTable, forStaff, idIn, tableFilter } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import type { AwarenessTotals as Totals } from '../../admin-awareness-campaigns.contract.ts'
import {
  ADMIN_CAMPAIGN_SORTS,
  type AdminCampaignSort,
  SHOWN_CAMPAIGNS,
  type ShownCampaigns,
} from '../../admin-awareness-words.contract.ts'
import styles from './admin-awareness.module.css'
import { AdminAwarenessTabs } from './admin-awareness-tabs.tsx'
import { campaignStates } from './awareness-labels.ts'
import { campaignColumns } from './campaign-columns.tsx'

/** The campaigns for a program and their results. For campaign managers. */
export const Route = createFileRoute('/_default/admin/awareness-programs/$id/campaigns')({
  validateSearch: (given) => readTableSearch(given, ['show']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, params, deps: { sort, show, ...deps } }) =>
    forStaff(
      await api('POST /v2/admin/awareness/campaign/list/', {
        body: { id: idIn(params), ...deps, sort: sort as AdminCampaignSort, show: show as ShownCampaigns },
      }),
    ),
  staleTime: 0,
  component: CampaignsPage,
})

function CampaignsPage() {
  const { data, recordsTotal, program, totals, can } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage
      title={m.awareness_admin_campaigns()}
      lead={program.title}
      {...(can.edit
        ? {}
        : {
            action: (
              <AddressLink className="link-alone" href="/admin/awareness-programs">
                {m.awareness_admin()}
              </AddressLink>
            ),
          })}
    >
      <AdminAwarenessTabs id={program.id} current="campaigns" canSeeCampaigns canEdit={can.edit} />
      <AwarenessTotals totals={totals} />
      <AdminTable
        caption={m.awareness_admin_campaigns()}
        columns={campaignColumns(program)}
        rows={data}
        keyOf={({ id }) => id}
        path={`/admin/awareness-programs/${program.id}/campaigns`}
        search={search}
        sorts={ADMIN_CAMPAIGN_SORTS}
        total={recordsTotal}
        searchLabel={m.awareness_admin_campaigns_search()}
        filters={[
          tableFilter(
            'show',
            m.status_label(),
            SHOWN_CAMPAIGNS.map((value) => [value, campaignStates[value]()]),
          ),
        ]}
        emptyTitle={m.awareness_admin_campaigns_none()}
      />
    </AdminPage>
  )
}

/** The combined results of all campaigns for a program. */
function AwarenessTotals({ totals }: { totals: Totals }) {
  const figures = [
    ...SHOWN_CAMPAIGNS.map((state) => ({ label: campaignStates[state](), count: totals[state] })),
    { label: m.awareness_admin_total_promoters(), count: totals.promoters },
    { label: m.awareness_admin_total_organisations(), count: totals.organisations },
    { label: m.awareness_admin_total_invitations(), count: totals.invitations },
    { label: m.awareness_admin_total_visits(), count: totals.visits },
    { label: m.awareness_admin_total_completions(), count: totals.completions },
  ]
  return (
    <section aria-label={m.awareness_admin_totals()}>
      <dl className={styles.totals}>
        {figures.map(({ label, count }) => (
          <div key={label} className={styles.total}>
            <dt>{label}</dt>
            <dd>{numberLabel(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
