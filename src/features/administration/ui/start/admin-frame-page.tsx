import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { forStaff } from '#foundation/admin-kit/ui/index.ts'
import styles from '../admin.module.css'
import { AdminMenu } from './admin-menu.tsx'

/** The frame of the administration's pages. For people without a role it is not found. */
export const Route = createFileRoute('/_default/admin')({
  loader: async ({ context: { api, hasCookie } }) => {
    if (!hasCookie) throw notFound()
    return forStaff(await api('GET /v2/admin/overview/', {})).data
  },
  component: AdminFrame,
})

function AdminFrame() {
  const { parts, open_reports } = Route.useLoaderData()
  return (
    <div className={styles.frame}>
      <AdminMenu parts={parts} openReports={open_reports} />
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  )
}
