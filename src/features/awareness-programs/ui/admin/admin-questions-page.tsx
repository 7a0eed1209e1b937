import { createFileRoute } from '@tanstack/react-router'
import { AdminForm, AdminPage, FormGroup, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import type { WrittenQuestion } from '../../admin-awareness-words.contract.ts'
import { QUESTION_POSITIONS } from '../../awareness-programs.contract.ts'
import styles from './admin-awareness.module.css'
import { AdminAwarenessTabs } from './admin-awareness-tabs.tsx'
import { QuestionFields } from './question-fields.tsx'

/** The three questions of an awareness program. */
export const Route = createFileRoute('/_default/admin/awareness-programs/$id/questions')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('GET /v2/admin/awareness/questions/', { query: { id: idIn(params) } })).data,
  staleTime: 0,
  component: QuestionsPage,
})

function QuestionsPage() {
  const { title, can_see_campaigns, revision, questions } = Route.useLoaderData()
  const id = Number(Route.useParams().id)
  return (
    <AdminPage title={m.awareness_admin_tab_questions()} lead={title}>
      <AdminAwarenessTabs id={id} current="questions" canSeeCampaigns={can_see_campaigns} />
      <p className={styles.below}>{m.awareness_admin_questions_text()}</p>
      <AdminForm
        version={revision}
        call="POST /v2/admin/awareness/questions/save/"
        values={defaults(questions)}
        hidden={{ id, revision }}
        submit={m.admin_save_changes()}
      >
        {QUESTION_POSITIONS.map((at) => (
          <FormGroup key={at} legend={m.awareness_admin_question_n({ number: at })}>
            <QuestionFields at={at} />
          </FormGroup>
        ))}
      </AdminForm>
    </AdminPage>
  )
}

/** `question_1_en`, `choice_1_4_hi`, `right_1` and so on. */
function defaults(questions: readonly WrittenQuestion[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const { position: at, choices, ...words } of questions) {
    values[`question_${at}_en`] = words.question_en
    values[`question_${at}_hi`] = words.question_hi
    values[`explanation_${at}_en`] = words.explanation_en
    values[`explanation_${at}_hi`] = words.explanation_hi
    for (const { position, choice_en, choice_hi, is_right } of choices) {
      values[`choice_${at}_${position}_en`] = choice_en
      values[`choice_${at}_${position}_hi`] = choice_hi
      if (is_right) values[`right_${at}`] = String(position)
    }
  }
  return values
}
