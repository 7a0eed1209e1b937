import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { AdminEventTabs } from '#features/events/ui/index.ts'
import { AdminPage, staffOnly } from '#foundation/admin-kit/ui/index.ts'
import { StateBadge } from './certificate-state.tsx'
import { OneCertificate } from './one-certificate.tsx'

/** One certificate of an event. */
export const Route = createFileRoute('/_default/admin/events/$id/certificates/$certificate')({
  loader: async ({ context: { api }, params }) => {
    if (!isAddressId(params.certificate)) throw notFound()
    const found = await api('GET /v2/admin/certificate/details/', { query: { id: params.certificate } })
    if (!found.success) return staffOnly(found)
    if (String(found.data.event_id) !== params.id) throw notFound()
    return found.data
  },
  staleTime: 0,
  component: CertificatePage,
})

function CertificatePage() {
  const certificate = Route.useLoaderData()
  const id = Number(Route.useParams().id)
  return (
    <AdminPage
      title={certificate.number}
      lead={certificate.title}
      action={<StateBadge state={certificate.state} />}
    >
      <AdminEventTabs id={id} current="certificates" canSeePeople />
      <OneCertificate certificate={certificate} path={`/admin/events/${id}/certificates`} />
    </AdminPage>
  )
}
