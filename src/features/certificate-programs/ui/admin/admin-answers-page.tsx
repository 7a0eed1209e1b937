import { createFileRoute } from '@tanstack/react-router'
import {
  AdminForm,
  AdminPage,
  FormGroup,
  forStaff,
  InBothLanguages,
  idIn,
} from '#foundation/admin-kit/ui/index.ts'
import { numberedValues } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { ANSWER_SLOTS } from '../../admin-programs.contract.ts'
import { AdminProgramTabs } from './admin-program-tabs.tsx'
import styles from './admin-programs.module.css'

/** Questions that people ask before they join a program, with their answers. */
export const Route = createFileRoute('/_default/admin/certificate-programs/$id/answers')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('GET /v2/admin/course/answers/', { query: { id: idIn(params) } })).data,
  staleTime: 0,
  component: AnswersPage,
})

function AnswersPage() {
  const { title, can_see_people, revision, answers } = Route.useLoaderData()
  const id = Number(Route.useParams().id)
  // Two more empty slots each time.
  const slots = ANSWER_SLOTS.slice(0, answers.length + 2)
  return (
    <AdminPage title={m.admin_program_answers()} lead={title}>
      <AdminProgramTabs id={id} current="answers" canSeePeople={can_see_people} />
      <p className={styles.below}>{m.admin_program_answers_text()}</p>
      <AdminForm
        version={revision}
        call="POST /v2/admin/course/answers/save/"
        values={numberedValues(answers)}
        hidden={{ id, revision }}
        submit={m.admin_save_changes()}
      >
        {slots.map((slot) => (
          <FormGroup key={slot} legend={m.admin_program_answer_n({ number: slot })}>
            <InBothLanguages name={`question_${slot}`} label={m.admin_program_question()} maxLength={300} />
            <InBothLanguages
              name={`answer_${slot}`}
              label={m.admin_program_answer()}
              rows={3}
              maxLength={3_000}
            />
          </FormGroup>
        ))}
      </AdminForm>
    </AdminPage>
  )
}
