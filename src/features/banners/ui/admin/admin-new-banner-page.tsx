import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AdminBannerForm } from './admin-banner-form.tsx'

/** The form for a new banner. */
export const Route = createFileRoute('/_default/admin/banners/new')({
  loader: async ({ context: { api } }) => forStaff(await api('GET /v2/admin/banner/choices/', {})).data,
  component: NewBannerPage,
})

function NewBannerPage() {
  const choices = Route.useLoaderData()
  return (
    <AdminPage title={m.admin_banner_new()} lead={m.admin_banner_new_lead()}>
      <AdminBannerForm banner={null} choices={choices} />
    </AdminPage>
  )
}
