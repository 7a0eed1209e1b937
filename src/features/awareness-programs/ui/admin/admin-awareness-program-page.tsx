import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { ContentPicture, PublicationBadge } from '#foundation/content/ui/index.ts'
import { loadDraft } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AdminAwarenessActions } from './admin-awareness-actions.tsx'
import { AdminAwarenessForm } from './admin-awareness-form.tsx'
import { AdminAwarenessTabs } from './admin-awareness-tabs.tsx'

/** One awareness program: the form, the picture and the actions. */
export const Route = createFileRoute('/_default/admin/awareness-programs/$id')({
  loader: async ({ context: { api }, params }) => {
    const query = { id: idIn(params) }
    const [program, choices, draft] = await Promise.all([
      api('GET /v2/admin/awareness/details/', { query }),
      api('GET /v2/admin/awareness/choices/', { query }),
      loadDraft(api, { form: 'awareness-program', subject: query.id }),
    ])
    return {
      program: forStaff(program).data,
      choices: forStaff(choices).data,
      draft,
    }
  },
  // Not shown from memory while it loads: a draft written since would be missing from the form.
  gcTime: 0,
  staleTime: 0,
  component: AdminAwarenessProgramPage,
})

function AdminAwarenessProgramPage() {
  const { program, choices, draft } = Route.useLoaderData()
  const { id, title_en, title_hi, publication, can } = program
  return (
    <AdminPage title={title_en || title_hi} action={<PublicationBadge publication={publication} />}>
      <AdminAwarenessTabs id={id} current="form" canSeeCampaigns={can.see_campaigns} />
      <AdminAwarenessActions program={program} />
      <AdminAwarenessForm program={program} draft={draft} choices={choices} />
      <ContentPicture
        id={id}
        picture={program.picture}
        call="POST /v2/admin/awareness/picture/save/"
        removeCall="POST /v2/admin/awareness/picture/remove/"
        none={m.awareness_admin_picture_none()}
        help={m.awareness_admin_picture_help}
      />
    </AdminPage>
  )
}
