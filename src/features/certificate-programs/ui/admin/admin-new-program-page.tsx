import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { loadDraft } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AdminProgramForm } from './admin-program-form.tsx'

/** The form for a new program. */
export const Route = createFileRoute('/_default/admin/certificate-programs/new')({
  loader: async ({ context: { api } }) => {
    const [choices, draft] = await Promise.all([
      api('GET /v2/admin/course/choices/', {}),
      loadDraft(api, { form: 'program', subject: 0 }),
    ])
    return { choices: forStaff(choices).data, draft }
  },
  // Not shown from memory while it loads: a draft written since would be missing from the form.
  gcTime: 0,
  staleTime: 0,
  component: NewProgramPage,
})

function NewProgramPage() {
  const { choices, draft } = Route.useLoaderData()
  return (
    <AdminPage title={m.admin_program_new()} lead={m.admin_program_new_lead()}>
      <AdminProgramForm program={null} draft={draft} choices={choices} />
    </AdminPage>
  )
}
