import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import styles from './admin.module.css'
import { AdminPage } from './admin-page.tsx'
import { partIcons, partLeads, partNames } from './admin-parts.ts'

/** Where the administration begins: the parts that the person has. */
export const Route = createFileRoute('/_default/admin/')({
  component: AdminHomePage,
})

function AdminHomePage() {
  const { parts, open_reports } = useLoaderData({ from: '/_default/admin' })
  return (
    <AdminPage title={m.admin_title()} lead={parts.length === 0 ? m.admin_no_parts() : m.admin_lead()}>
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
                    ? m.admin_reports_waiting({ count: open_reports })
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
