import { createFileRoute, notFound, Outlet, useLocation } from '@tanstack/react-router'
import { forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import styles from '../admin.module.css'
import { partIcons, partNames } from './admin-parts.ts'

/** The frame around the pages of administration. Who has no role does not find it. */
export const Route = createFileRoute('/_default/admin')({
  loader: async ({ context: { api, hasCookie } }) => {
    if (!hasCookie) throw notFound()
    return forStaff(await api('GET /v2/admin/overview/', {})).data
  },
  component: AdminFrame,
})

function AdminFrame() {
  const { parts, open_reports } = Route.useLoaderData()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <div className={styles.frame}>
      <nav className={styles.nav} aria-label={m.admin_title()}>
        <ul className={styles.parts}>
          <li>
            <AddressLink
              href="/admin"
              className={styles.part}
              aria-current={path === '/admin' ? 'page' : undefined}
            >
              {m.admin_overview()}
            </AddressLink>
          </li>
          {parts.map((part) => {
            const Icon = partIcons[part]
            const address = `/admin/${part}`
            return (
              <li key={part}>
                <AddressLink
                  href={address}
                  className={styles.part}
                  aria-current={path.startsWith(address) ? 'page' : undefined}
                >
                  <Icon aria-hidden="true" />
                  {partNames[part]()}
                  {part === 'reports' && open_reports > 0 ? (
                    <span className={styles.waiting}>{open_reports}</span>
                  ) : null}
                </AddressLink>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  )
}
