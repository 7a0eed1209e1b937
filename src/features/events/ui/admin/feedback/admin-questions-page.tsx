import { createFileRoute } from '@tanstack/react-router'
import { AdminTable, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { QUESTION_STATES, type QuestionState } from '../../../admin-event-fields.contract.ts'
import type { ManagedQuestion } from '../../../admin-feedback.contract.ts'
import { QUESTION_KIND } from '../../../feedback.contract.ts'
import styles from '../admin-choices.module.css'
import { AdminAnswers } from './admin-answers.tsx'
import { AdminFeedbackFrame } from './admin-feedback-frame.tsx'
import { FeedbackState } from './admin-feedback-state.tsx'
import { stateFilter } from './state-filter.ts'

/** An event's questions, including hidden ones. For its hosts and administrators. */
export const Route = createFileRoute('/_default/admin/events/$id/feedback')({
  validateSearch: (given) => readTableSearch(given, ['state']),
  loaderDeps: ({ search: { search_query, state, page, length } }) => ({ search_query, state, page, length }),
  loader: async ({ context: { api }, params, deps: { state, ...deps } }) =>
    forStaff(
      await api('POST /v2/admin/event/question/list/', {
        body: { id: idIn(params), ...deps, state: state as QuestionState },
      }),
    ),
  staleTime: 0,
  component: QuestionsPage,
})

function QuestionsPage() {
  const { data, recordsTotal, title } = Route.useLoaderData()
  const search = Route.useSearch()
  const id = Number(Route.useParams().id)
  return (
    <AdminFeedbackFrame event_id={id} title={title} current="questions" search={search}>
      <AdminTable
        caption={m.admin_questions()}
        columns={columns(id)}
        rows={data}
        keyOf={(question) => question.id}
        path={`/admin/events/${id}/feedback`}
        search={search}
        total={recordsTotal}
        searchLabel={m.admin_questions_search()}
        filters={[stateFilter(QUESTION_STATES)]}
        emptyTitle={m.admin_questions_none()}
      />
    </AdminFeedbackFrame>
  )
}

const columns = (event_id: number): readonly Column<ManagedQuestion>[] => [
  {
    key: 'question',
    label: m.admin_question,
    isHead: true,
    cell: ({ question, written_by, up_vote_count }) => (
      <>
        <span className={styles.words} lang={scriptLanguage(question)}>
          {question}
        </span>
        <span className={styles.by}>
          {written_by ?? m.former_member()} · {m.admin_vote_count({ count: up_vote_count })}
        </span>
      </>
    ),
  },
  { key: 'answers', label: m.admin_answers, cell: (question) => <AdminAnswers question={question} /> },
  {
    key: 'written',
    label: m.emails_written,
    fixedOrder: 'descending',
    cell: ({ written_at }) => <DateTime moment={written_at} />,
  },
  {
    key: 'state',
    label: m.status_label,
    cell: (question) => <FeedbackState event_id={event_id} kind={QUESTION_KIND} of={question} />,
  },
]
