import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import { AdminBannerActions } from './admin-banner-actions.tsx'
import { AdminBannerForm } from './admin-banner-form.tsx'
import { AdminBannerPicture } from './admin-banner-picture.tsx'
import { bannerTitle, stateNames, stateTones } from './banner-labels.ts'
import { BannerPreview } from './banner-preview.tsx'

/** One banner: how it looks, its form, its picture, and what is done with it. */
export const Route = createFileRoute('/_default/admin/banners/$id')({
  loader: async ({ context: { api }, params }) => {
    const [banner, choices] = await Promise.all([
      api('GET /v2/admin/banner/details/', { query: { id: idIn(params) } }),
      api('GET /v2/admin/banner/choices/', {}),
    ])
    return { banner: forStaff(banner).data, choices: forStaff(choices).data }
  },
  staleTime: 0,
  component: AdminBannerPage,
})

function AdminBannerPage() {
  const { banner, choices } = Route.useLoaderData()
  const { state } = banner
  return (
    <AdminPage
      title={bannerTitle(banner)}
      action={<TypeBadge tone={stateTones[state]}>{stateNames[state]()}</TypeBadge>}
    >
      <BannerPreview banner={banner} />
      <AdminBannerActions banner={banner} />
      <AdminBannerForm banner={banner} choices={choices} />
      <AdminBannerPicture banner={banner} />
    </AdminPage>
  )
}
