import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AdminProgramForm } from './admin-program-form.tsx'

/** The form for a new program. */
export const Route = createFileRoute('/_default/admin/certificate-programs/new')({
  loader: async ({ context: { api } }) => forStaff(await api('GET /v2/admin/course/choices/', {})).data,
  component: NewProgramPage,
})

function NewProgramPage() {
  const choices = Route.useLoaderData()
  return (
    <AdminPage title={m.admin_program_new()} lead={m.admin_program_new_lead()}>
      <AdminProgramForm program={null} choices={choices} />
    </AdminPage>
  )
}
