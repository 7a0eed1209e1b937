import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAddressId } from '#contract/wire.ts'
import { AdminProgramTabs } from '#features/certificate-programs/ui/index.ts'
import { AdminPage, staffOnly } from '#foundation/admin-kit/ui/index.ts'
import { StateBadge } from '../certificate-state.tsx'
import { OneCertificate } from '../one-certificate.tsx'

/** One certificate of a program. */
export const Route = createFileRoute('/_default/admin/certificate-programs/$id/certificates/$certificate')({
  loader: async ({ context: { api }, params }) => {
    if (!isAddressId(params.certificate)) throw notFound()
    const found = await api('GET /v2/admin/certificate/details/', { query: { id: params.certificate } })
    if (!found.success) return staffOnly(found)
    if (String(found.data.program_id) !== params.id) throw notFound()
    return found.data
  },
  staleTime: 0,
  component: ProgramCertificatePage,
})

function ProgramCertificatePage() {
  const certificate = Route.useLoaderData()
  const id = Number(Route.useParams().id)
  return (
    <AdminPage
      title={certificate.number}
      lead={certificate.title}
      action={<StateBadge state={certificate.state} />}
    >
      <AdminProgramTabs id={id} current="certificates" canSeePeople />
      <OneCertificate certificate={certificate} path={`/admin/certificate-programs/${id}/certificates`} />
    </AdminPage>
  )
}
