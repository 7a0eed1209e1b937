import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { AdminQuestionForm } from './admin-question-form.tsx'

/** The form for a new question. */
export const Route = createFileRoute(
  '/_default/admin/certificate-programs/$id/modules/$module/questions/new',
)({
  loader: async ({ context: { api }, params }) => {
    const query = { id: idIn({ id: params.module }) }
    const { data } = forStaff(await api('GET /v2/admin/course/module/details/', { query }))
    if (data.program.id !== idIn(params)) throw notFound()
    return data
  },
  component: NewQuestionPage,
})

function NewQuestionPage() {
  const { id, program, title_en, title_hi } = Route.useLoaderData()
  return (
    <AdminPage
      title={m.admin_question_new()}
      lead={title_en || title_hi}
      action={
        <AddressLink
          className={buttonClass({ variant: 'second' })}
          href={`/admin/certificate-programs/${program.id}/modules/${id}`}
        >
          {m.admin_question_back()}
        </AddressLink>
      }
    >
      <AdminQuestionForm module_id={id} question={null} />
    </AdminPage>
  )
}
