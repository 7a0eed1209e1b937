import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AdminAwarenessForm } from './admin-awareness-form.tsx'

/** The form for a new awareness program. */
export const Route = createFileRoute('/_default/admin/awareness-programs/new')({
  loader: async ({ context: { api } }) => forStaff(await api('GET /v2/admin/awareness/choices/', {})).data,
  component: NewAwarenessPage,
})

function NewAwarenessPage() {
  const choices = Route.useLoaderData()
  return (
    <AdminPage title={m.awareness_admin_new()} lead={m.awareness_admin_new_lead()}>
      <AdminAwarenessForm program={null} choices={choices} />
    </AdminPage>
  )
}
