import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { SeriesForm } from './admin-series-form.tsx'

/** The form for a new series. */
export const Route = createFileRoute('/_default/admin/series/new')({
  // People who may not see the list get "not found" here too.
  loader: async ({ context: { api } }) => {
    forStaff(await api('POST /v2/admin/series/list/', { body: { length: 1 } }))
  },
  component: NewSeriesPage,
})

function NewSeriesPage() {
  return (
    <AdminPage title={m.admin_series_new()} lead={m.admin_series_new_lead()}>
      <SeriesForm series={null} />
    </AdminPage>
  )
}
