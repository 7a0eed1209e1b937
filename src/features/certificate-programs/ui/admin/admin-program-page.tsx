import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { PublicationBadge } from '#foundation/content/ui/index.ts'
import { loadDraft } from '#foundation/drafts/ui/index.ts'
import { AdminProgramActions } from './admin-program-actions.tsx'
import { AdminProgramForm } from './admin-program-form.tsx'
import { AdminProgramTabs } from './admin-program-tabs.tsx'

/** One certificate program: the form and the actions. */
export const Route = createFileRoute('/_default/admin/certificate-programs/$id')({
  loader: async ({ context: { api }, params }) => {
    const query = { id: idIn(params) }
    const [program, choices, draft] = await Promise.all([
      api('GET /v2/admin/course/details/', { query }),
      api('GET /v2/admin/course/choices/', { query }),
      loadDraft(api, { form: 'program', subject: query.id }),
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
  component: AdminProgramPage,
})

function AdminProgramPage() {
  const { program, choices, draft } = Route.useLoaderData()
  const { id, title_en, title_hi, publication, can } = program
  return (
    <AdminPage title={title_en || title_hi} action={<PublicationBadge publication={publication} />}>
      <AdminProgramTabs id={id} current="form" canSeePeople={can.see_people} />
      <AdminProgramActions program={program} />
      <AdminProgramForm program={program} draft={draft} choices={choices} />
    </AdminPage>
  )
}
