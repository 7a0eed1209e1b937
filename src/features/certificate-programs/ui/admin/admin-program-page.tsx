import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { PublicationBadge } from '#foundation/content/ui/index.ts'
import { AdminProgramActions } from './admin-program-actions.tsx'
import { AdminProgramForm } from './admin-program-form.tsx'
import { AdminProgramTabs } from './admin-program-tabs.tsx'

/** One certificate program: the form and the actions. */
export const Route = createFileRoute('/_default/admin/certificate-programs/$id')({
  loader: async ({ context: { api }, params }) => {
    const query = { id: idIn(params) }
    const [program, choices] = await Promise.all([
      api('GET /v2/admin/course/details/', { query }),
      api('GET /v2/admin/course/choices/', { query }),
    ])
    return { program: forStaff(program).data, choices: forStaff(choices).data }
  },
  staleTime: 0,
  component: AdminProgramPage,
})

function AdminProgramPage() {
  const { program, choices } = Route.useLoaderData()
  const { id, title_en, title_hi, publication, can } = program
  return (
    <AdminPage title={title_en || title_hi} action={<PublicationBadge publication={publication} />}>
      <AdminProgramTabs id={id} current="form" canSeePeople={can.see_people} />
      <AdminProgramActions program={program} />
      <AdminProgramForm program={program} choices={choices} />
    </AdminPage>
  )
}
