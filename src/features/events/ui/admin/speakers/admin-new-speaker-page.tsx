import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { SpeakerForm } from './admin-speaker-form.tsx'

/** The form of a speaker who is not there yet. */
export const Route = createFileRoute('/_default/admin/speakers/new')({
  // Whoever may not see the list does not find the form either.
  loader: async ({ context: { api } }) => {
    forStaff(await api('POST /v2/admin/speaker/list/', { body: { length: 1 } }))
  },
  component: NewSpeakerPage,
})

function NewSpeakerPage() {
  return (
    <AdminPage title={m.admin_speaker_new()} lead={m.admin_speaker_new_lead()}>
      <SpeakerForm speaker={null} />
    </AdminPage>
  )
}
