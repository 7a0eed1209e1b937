import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff, idIn } from '#features/administration/ui/index.ts'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import { AdminAwarenessActions } from './admin-awareness-actions.tsx'
import { AdminAwarenessForm } from './admin-awareness-form.tsx'
import { AdminAwarenessPicture } from './admin-awareness-picture.tsx'
import { AdminAwarenessTabs } from './admin-awareness-tabs.tsx'
import { awarenessState, awarenessTone } from './awareness-words.ts'

/** One awareness program: its form, its picture, and what is done with it. */
export const Route = createFileRoute('/_default/admin/awareness-programs/$id')({
  loader: async ({ context: { api }, params }) => {
    const [program, choices] = await Promise.all([
      api('GET /v2/admin/awareness/details/', { query: { id: idIn(params) } }),
      api('GET /v2/admin/awareness/choices/', {}),
    ])
    return { program: forStaff(program).data, choices: forStaff(choices).data }
  },
  staleTime: 0,
  component: AdminAwarenessProgramPage,
})

function AdminAwarenessProgramPage() {
  const { program, choices } = Route.useLoaderData()
  const { id, title_en, title_hi, publication, can } = program
  return (
    <AdminPage
      title={title_en || title_hi}
      action={<TypeBadge tone={awarenessTone(publication)}>{awarenessState(publication)}</TypeBadge>}
    >
      <AdminAwarenessTabs id={id} current="form" canSeeCampaigns={can.see_campaigns} />
      <AdminAwarenessActions program={program} />
      <AdminAwarenessForm program={program} choices={choices} />
      <AdminAwarenessPicture program={program} />
    </AdminPage>
  )
}
