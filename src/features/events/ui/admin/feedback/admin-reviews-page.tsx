import { createFileRoute } from '@tanstack/react-router'
import { AdminTable, forStaff, idIn, tableFilter } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import type { Column } from '#ui-kit/data-table.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { Stars } from '#ui-kit/stars.tsx'
import { REVIEW_STATES, type ReviewState } from '../../../admin-event-fields.contract.ts'
import type { ManagedReview } from '../../../admin-feedback.contract.ts'
import { REVIEW_KIND } from '../../../feedback.contract.ts'
import styles from '../admin-choices.module.css'
import { AdminFeedbackFrame } from './admin-feedback-frame.tsx'
import { FeedbackState } from './admin-feedback-state.tsx'
import { stateFilter } from './state-filter.ts'

/** An event's reviews, including hidden ones. For its hosts and administrators. */
export const Route = createFileRoute('/_default/admin/events/$id/feedback/reviews')({
  validateSearch: (given) => readTableSearch(given, ['state', 'rating']),
  loaderDeps: ({ search: { search_query, state, rating, page, length } }) => ({
    search_query,
    state,
    rating,
    page,
    length,
  }),
  loader: async ({ context: { api }, params, deps: { state, ...deps } }) =>
    forStaff(
      await api('POST /v2/admin/event/review/list/', {
        body: { id: idIn(params), ...deps, state: state as ReviewState },
      }),
    ),
  staleTime: 0,
  component: ReviewsPage,
})

function ReviewsPage() {
  const { data, recordsTotal, title } = Route.useLoaderData()
  const search = Route.useSearch()
  const id = Number(Route.useParams().id)
  return (
    <AdminFeedbackFrame event_id={id} title={title} current="reviews" search={search}>
      <AdminTable
        caption={m.admin_reviews()}
        columns={columns(id)}
        rows={data}
        keyOf={(review) => review.id}
        path={`/admin/events/${id}/feedback/reviews`}
        search={search}
        total={recordsTotal}
        searchLabel={m.admin_reviews_search()}
        filters={[
          stateFilter(REVIEW_STATES),
          tableFilter(
            'rating',
            m.admin_rating(),
            [5, 4, 3, 2, 1].map((rating) => [String(rating), String(rating)]),
          ),
        ]}
        emptyTitle={m.admin_reviews_none()}
      />
    </AdminFeedbackFrame>
  )
}

const columns = (event_id: number): readonly Column<ManagedReview>[] => [
  {
    key: 'review',
    label: m.admin_review,
    isHead: true,
    cell: ({ feedback, written_by, is_edited }) => (
      <>
        <span className={styles.words} lang={scriptLanguage(feedback)}>
          {feedback || m.admin_review_without_words()}
        </span>
        <span className={styles.by}>
          {written_by ?? m.former_member()}
          {is_edited ? ` · ${m.admin_review_edited()}` : ''}
        </span>
      </>
    ),
  },
  {
    key: 'rating',
    label: m.admin_rating,
    cell: ({ rating }) => <Stars rating={rating} label={m.admin_of_five({ rating })} />,
  },
  {
    key: 'written',
    label: m.emails_written,
    fixedOrder: 'descending',
    cell: ({ written_at }) => <DateTime moment={written_at} />,
  },
  {
    key: 'state',
    label: m.status_label,
    cell: (review) => <FeedbackState event_id={event_id} kind={REVIEW_KIND} of={review} />,
  },
]
