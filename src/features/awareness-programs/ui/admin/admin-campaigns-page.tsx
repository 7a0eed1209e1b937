import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, AdminTable, forStaff, idIn, tableFilter } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import {
  type AdminCampaignSort,
  SHOWN_CAMPAIGNS,
  type ShownCampaigns,
} from '../../admin-awareness-words.contract.ts'
import { AdminAwarenessTabs } from './admin-awareness-tabs.tsx'
import { campaignStates } from './awareness-labels.ts'
import { AwarenessTotals } from './awareness-totals.tsx'
import { campaignColumns } from './campaign-columns.tsx'

/** Who runs campaigns for a program, and what they reached. For campaign managers. */
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
        defaultSort="newest"
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
