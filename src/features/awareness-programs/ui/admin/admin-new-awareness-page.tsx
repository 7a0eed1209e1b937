import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { loadDraft } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AdminAwarenessForm } from './admin-awareness-form.tsx'

/** The form for a new awareness program. */
export const Route = createFileRoute('/_default/admin/awareness-programs/new')({
  loader: async ({ context: { api } }) => {
    const [choices, draft] = await Promise.all([
      api('GET /v2/admin/awareness/choices/', {}),
      loadDraft(api, { form: 'awareness-program', subject: 0 }),
    ])
    return { choices: forStaff(choices).data, draft }
  },
  // Not shown from memory while it loads: a draft written since would be missing from the form.
  gcTime: 0,
  staleTime: 0,
  component: NewAwarenessPage,
})

function NewAwarenessPage() {
  const { choices, draft } = Route.useLoaderData()
  return (
    <AdminPage title={m.awareness_admin_new()} lead={m.awareness_admin_new_lead()}>
      <AdminAwarenessForm program={null} draft={draft} choices={choices} />
    </AdminPage>
  )
}
