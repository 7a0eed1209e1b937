import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Failure } from '#contract/wire.ts'
import { useHeldForm } from '#foundation/accounts/ui/index.ts'
import {
  KeptReview,
  type RefusedReview,
  ReviewForm,
  ReviewItem,
  ReviewRating,
} from '#foundation/reviews/ui/index.ts'
import { m } from '#messages/messages.js'
import { CommentList } from '#ui-kit/comment-list.tsx'
import comments from '#ui-kit/comments.module.css'
import page from '#ui-kit/detail-page.module.css'
import { FailedPart } from '#ui-kit/failed-part.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import { DEFAULT_RATING, MOST_FEEDBACK_LETTERS, REVIEW_KIND } from '../../feedback.contract.ts'
import { reviewAction } from './feedback-actions.ts'
import { reviewForm, reviewIn } from './feedback-forms.ts'
import { longerAddress } from './feedback-search.ts'
import { useFresh } from './fresh-feedback.ts'
import { type ListedReviews, loadReviews } from './load-feedback.ts'

interface EventReviewsProps {
  event_id: number
  /** From `loadReviews` in the page's loader. */
  reviews: ListedReviews | Failure
}

/** What people who took part say of an event. Absent until there is something to review. */
export function EventReviews({ event_id, reviews }: EventReviewsProps) {
  const isFailed = 'success' in reviews
  if (!isFailed && reviews.ownState === 'not-yet' && reviews.total === 0) return null
  return (
    <section aria-labelledby="reviews" className={page.section}>
      <h2 id="reviews" tabIndex={-1}>
        {m.reviews_title()}
      </h2>
      {isFailed ? (
        <FailedPart problem={reviews.data.message} />
      ) : (
        <Reviews event_id={event_id} listed={reviews} />
      )}
    </section>
  )
}

function Reviews({ event_id, listed }: { event_id: number; listed: ListedReviews }) {
  const { api } = useFormParts()
  const router = useRouter()
  const reviews = useGrowingList(listed, (after) => loadReviews(api, event_id, { after }))
  const form = useHeldForm(reviewForm, reviewAction, reviewIn)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { own, ownState, rating } = listed
  const [refused, setRefused] = useState<RefusedReview>()

  // The rating stands in several places of the page: all of it is loaded anew.
  useFresh((fresh) => {
    if (fresh.kind === 'refused-review' && fresh.event_id === event_id) setRefused(fresh.refused)
    if (fresh.kind !== 'review' || fresh.event_id !== event_id) return
    setRefused(undefined)
    void router.invalidate({ sync: true }).then(() => {
      if (fresh.goTo) void router.navigate({ href: fresh.goTo })
      else document.getElementById('reviews')?.focus()
    })
  })

  return (
    <>
      {refused && <KeptReview refused={refused} />}
      <ReviewRating rating={rating} count={reviews.total} />
      {(ownState === 'may-review' || ownState === 'log-in') && (
        <ReviewForm
          form={form}
          deleteCall="POST /v2/event/review/delete/"
          id={event_id}
          field="feedback"
          own={own && { ...own, words: own.feedback }}
          defaultRating={DEFAULT_RATING}
          linksWait={listed.linksWait}
          mostLetters={MOST_FEEDBACK_LETTERS}
          visitorHelp={ownState === 'log-in' ? m.review_log_in_help() : undefined}
        />
      )}
      {ownState === 'not-there' && <p className={comments.help}>{m.review_not_there()}</p>}
      <CommentList
        listed={reviews}
        title={m.reviews_title()}
        none={m.reviews_none()}
        more={m.reviews_more()}
        shownOf={m.reviews_shown_of}
        longer={longerAddress(path, { list: 'reviews', shown: reviews.items.length })}
      >
        {(review) => (
          <ReviewItem key={review.id} review={review} words={review.feedback} kind={REVIEW_KIND} />
        )}
      </CommentList>
    </>
  )
}
