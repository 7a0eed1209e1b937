import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Failure } from '#contract/wire.ts'
import { useHeldForm, useViewer } from '#foundation/accounts/ui/index.ts'
import {
  KeptReview,
  type RefusedReview,
  ReviewForm,
  ReviewItem,
  ReviewRating,
} from '#foundation/reviews/ui/index.ts'
import { m } from '#messages/messages.js'
import { CommentList } from '#ui-kit/comment-list.tsx'
import page from '#ui-kit/detail-page.module.css'
import { FailedPart } from '#ui-kit/failed-part.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import { DEFAULT_RATING, MOST_COMMENT_LETTERS, RESOURCE_REVIEW_KIND } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { longerAddress } from '../details/details-search.ts'
import { type ListedReviews, loadReviews } from './load-reviews.ts'
import { reviewAction } from './review-action.ts'
import { reviewForm, reviewIn, useFreshReview } from './review-call.ts'

interface ResourceReviewsProps {
  resource: ResourceDetails
  /** From `loadReviews` in the page's loader. */
  reviews: ListedReviews | Failure
}

/** What people say who have used a resource. Absent where nobody may review it and nobody has. */
export function ResourceReviews({ resource, reviews }: ResourceReviewsProps) {
  const isFailed = 'success' in reviews
  if (!isFailed && !resource.can.review && reviews.total === 0) return null
  return (
    <section aria-labelledby="reviews" className={page.section}>
      <h2 id="reviews" tabIndex={-1}>
        {m.reviews_title()}
      </h2>
      {isFailed ? (
        <FailedPart problem={reviews.data.message} />
      ) : (
        <Reviews resource={resource} listed={reviews} />
      )}
    </section>
  )
}

function Reviews({ resource: { id, can }, listed }: { resource: ResourceDetails; listed: ListedReviews }) {
  const { api } = useFormParts()
  const router = useRouter()
  const isVisitor = useViewer() === null
  const path = useLocation({ select: ({ pathname }) => pathname })
  const form = useHeldForm(reviewForm, reviewAction, reviewIn)
  const reviews = useGrowingList(listed, (after) => loadReviews(api, id, { after }))
  const { own, rating } = listed
  const [refused, setRefused] = useState<RefusedReview>()

  // The rating stands in several places of the page: all of it is loaded anew.
  useFreshReview(({ resource_id, refused: problem }) => {
    if (resource_id !== id) return
    setRefused(problem)
    if (problem) return
    void router.invalidate({ sync: true }).then(() => document.getElementById('reviews')?.focus())
  })

  return (
    <>
      {refused && <KeptReview refused={refused} />}
      <ReviewRating rating={rating} count={reviews.total} />
      {can.review && (
        <ReviewForm
          form={form}
          deleteCall="POST /resources/review/delete/"
          id={id}
          field="comment"
          own={own && { ...own, words: own.comment }}
          defaultRating={DEFAULT_RATING}
          linksWait={listed.linksWait}
          mostLetters={MOST_COMMENT_LETTERS}
          visitorHelp={isVisitor ? m.resource_review_log_in_help() : undefined}
        />
      )}
      <CommentList
        listed={reviews}
        title={m.reviews_title()}
        none={m.reviews_none()}
        more={m.reviews_more()}
        shownOf={m.reviews_shown_of}
        longer={longerAddress(path, reviews.items.length)}
      >
        {(review) => (
          <ReviewItem key={review.id} review={review} words={review.comment} kind={RESOURCE_REVIEW_KIND} />
        )}
      </CommentList>
    </>
  )
}
