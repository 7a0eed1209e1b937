import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { AdminModuleForm } from './admin-module-form.tsx'

/** The form for a new module. */
export const Route = createFileRoute('/_default/admin/certificate-programs/$id/modules/new')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('GET /v2/admin/course/details/', { query: { id: idIn(params) } })).data,
  component: NewModulePage,
})

function NewModulePage() {
  const { id } = Route.useLoaderData()
  return (
    <AdminPage
      title={m.admin_module_new()}
      lead={m.admin_module_new_lead()}
      action={
        <AddressLink
          className={buttonClass({ variant: 'second' })}
          href={`/admin/certificate-programs/${id}/modules`}
        >
          {m.admin_module_back()}
        </AddressLink>
      }
    >
      <AdminModuleForm program_id={id} module={null} />
    </AdminPage>
  )
}
