import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminPage, DangerForm, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { AdminQuestionForm } from './admin-question-form.tsx'

/** One question of a module's quiz. */
export const Route = createFileRoute(
  '/_default/admin/certificate-programs/$id/modules/$module/questions/$question',
)({
  loader: async ({ context: { api }, params }) => {
    const query = { id: idIn({ id: params.question }) }
    const { data } = forStaff(await api('GET /v2/admin/course/question/details/', { query }))
    if (data.program.id !== idIn(params) || data.module.id !== idIn({ id: params.module })) throw notFound()
    return data
  },
  staleTime: 0,
  component: QuestionPage,
})

function QuestionPage() {
  const question = Route.useLoaderData()
  const { id, module, program } = question
  return (
    <AdminPage
      title={question.question_en || question.question_hi}
      lead={module.title}
      action={
        <AddressLink
          className={buttonClass({ variant: 'second' })}
          href={`/admin/certificate-programs/${program.id}/modules/${module.id}`}
        >
          {m.admin_question_back()}
        </AddressLink>
      }
    >
      <AdminQuestionForm module_id={module.id} question={question} />
      <DangerForm
        call="POST /v2/admin/course/question/remove/"
        next="/admin/certificate-programs/{program_id}/modules/{module_id}"
        hidden={{ id }}
        submit={m.admin_question_remove()}
      >
        <p>{m.admin_question_remove_text()}</p>
      </DangerForm>
    </AdminPage>
  )
}
