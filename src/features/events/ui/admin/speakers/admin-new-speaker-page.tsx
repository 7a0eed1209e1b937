import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { SpeakerForm } from './admin-speaker-form.tsx'

/** The form for a new speaker. */
export const Route = createFileRoute('/_default/admin/speakers/new')({
  // People who may not see the list get "not found" here too.
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
