import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, staffOnly } from '#foundation/admin-kit/ui/index.ts'
import { loadDraft } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AdminEventForm } from './admin-event-form.tsx'

/** The form for a new event. */
export const Route = createFileRoute('/_default/admin/events/new')({
  loader: async ({ context: { api } }) => {
    const [choices, draft] = await Promise.all([
      api('GET /v2/admin/event/choices/', {}),
      loadDraft(api, { form: 'event', subject: 0 }),
    ])
    if (!choices.success) return staffOnly(choices)
    return { choices: choices.data, draft }
  },
  // Not shown from memory while it loads: a draft written since would be missing from the form.
  gcTime: 0,
  staleTime: 0,
  component: NewEventPage,
})

function NewEventPage() {
  const { choices, draft } = Route.useLoaderData()
  return (
    <AdminPage title={m.admin_event_new()} lead={m.admin_event_new_lead()}>
      <p>{m.admin_picture_later()}</p>
      <AdminEventForm event={null} choices={choices} draft={draft} />
    </AdminPage>
  )
}
