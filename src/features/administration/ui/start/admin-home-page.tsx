import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import styles from '../admin.module.css'
import { partIcons, partLeads, partNames } from './admin-parts.ts'
import { WaitingList } from './waiting-list.tsx'
import { WeekMetrics } from './week-metrics.tsx'

/** The administration's first page: what waits for the viewer, the week's metrics, and their sections. */
export const Route = createFileRoute('/_default/admin/')({
  loader: async ({ context: { api } }) => forStaff(await api('GET /v2/admin/start/', {})).data,
  staleTime: 0,
  component: AdminHomePage,
})

function AdminHomePage() {
  const { parts, open_reports } = useLoaderData({ from: '/_default/admin' })
  const { waiting, week } = Route.useLoaderData()
  return (
    <AdminPage title={m.admin_title()} lead={parts.length === 0 ? m.admin_no_parts() : m.admin_lead()}>
      <WaitingList waiting={waiting} />
      {week ? <WeekMetrics week={week} /> : null}
      <h2>{m.start_parts()}</h2>
      <ul className={styles.cards}>
        {parts.map((part) => {
          const Icon = partIcons[part]
          return (
            <li key={part}>
              <AddressLink href={`/admin/${part}`} className={styles.card}>
                <Icon aria-hidden="true" />
                <strong className={styles.cardName}>{partNames[part]()}</strong>
                <span>
                  {part === 'reports' && open_reports > 0
                    ? m.admin_reports_to_decide({ count: open_reports })
                    : partLeads[part]()}
                </span>
              </AddressLink>
            </li>
          )
        })}
      </ul>
    </AdminPage>
  )
}
