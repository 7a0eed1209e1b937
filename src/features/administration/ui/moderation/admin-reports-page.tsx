import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import type { ReportSort } from '#foundation/moderation/admin-moderation.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import { tableAddress } from '#ui-kit/table-address.ts'
import { ReportsTable } from './reports-table.tsx'
import { UnderReviewTable } from './under-review-table.tsx'

const PATH = '/admin/reports'
const WAITING = 'waiting'

/** Reports, and content that waits for its first review. For moderators. */
export const Route = createFileRoute('/_default/admin/reports')({
  validateSearch: (given) => readTableSearch(given, ['decided', 'tab']),
  loaderDeps: ({ search: { decided, tab, sort, flag_descending, page, length } }) => ({
    decided,
    tab,
    order: { sort: sort as ReportSort, flag_descending },
    page,
    length,
  }),
  loader: async ({ context: { api }, deps: { decided, tab, order, ...window } }) => {
    const body = { is_decided: decided === '1', ...window }
    if (tab === WAITING) return { underReview: forStaff(await api('POST /v2/admin/held/list/', { body })) }
    return { reports: forStaff(await api('POST /v2/admin/report/list/', { body: { ...body, ...order } })) }
  },
  component: ReportsPage,
})

function ReportsPage() {
  const { underReview, reports } = Route.useLoaderData()
  const search = Route.useSearch()
  const isDecided = search.decided === '1'
  const tab = underReview ? WAITING : undefined
  const table = { path: PATH, search, isDecided }
  return (
    <AdminPage
      title={m.admin_reports()}
      lead={underReview ? m.admin_under_review_lead() : m.admin_reports_lead()}
      action={
        <AddressLink
          className={buttonClass({ variant: 'second' })}
          href={tableAddress(PATH, {}, { tab, decided: isDecided ? undefined : 1 })}
        >
          {isDecided ? m.admin_reports_open() : m.admin_reports_decided()}
        </AddressLink>
      }
    >
      <SegmentedLinks
        label={m.admin_reports()}
        segments={[
          { key: 'reports', label: m.admin_reports_reported(), isCurrent: !underReview, href: PATH },
          {
            key: WAITING,
            label: m.admin_under_review(),
            isCurrent: !!underReview,
            href: `${PATH}?tab=${WAITING}`,
          },
        ]}
        renderLink={(link) => <AddressLink {...link} />}
      />
      {underReview ? (
        <UnderReviewTable {...table} things={underReview.data} total={underReview.recordsTotal} />
      ) : null}
      {reports ? <ReportsTable {...table} reports={reports.data} total={reports.recordsTotal} /> : null}
    </AdminPage>
  )
}
