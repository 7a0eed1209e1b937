import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Failure } from '#contract/wire.ts'
import { defineAutoAction, usePendingForm, useViewer } from '#foundation/accounts/ui/index.ts'
import { type RefusedReview, ReviewsPart, ReviewsSection } from '#foundation/reviews/ui/index.ts'
import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { DEFAULT_RATING, MOST_COMMENT_LETTERS, RESOURCE_REVIEW_KIND } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { longerAddress } from '../details/details-search.ts'
import { type ListedResourceReviews, loadReviews } from './load-reviews.ts'
import {
  publishReview,
  type ReviewInput,
  reviewForm,
  reviewIn,
  reviewResource,
  useFreshReview,
} from './review-call.ts'

interface ResourceReviewsProps {
  resource: ResourceDetails
  /** The result of `loadReviews` in the page's loader. */
  reviews: ListedResourceReviews | Failure
}

/** Reviews by people who have used a resource. Hidden if there are none and the viewer can't add one. */
export function ResourceReviews({ resource, reviews }: ResourceReviewsProps) {
  if ('items' in reviews && !resource.can.review && reviews.total === 0) return null
  return (
    <ReviewsSection reviews={reviews}>
      {(listed) => <Reviews resource={resource} listed={listed} />}
    </ReviewsSection>
  )
}

function Reviews({
  resource: { id, can },
  listed,
}: {
  resource: ResourceDetails
  listed: ListedResourceReviews
}) {
  const { api } = useFormParts()
  const router = useRouter()
  const isVisitor = useViewer() === null
  const form = usePendingForm(reviewForm, reviewAction, reviewIn)
  const [refused, setRefused] = useState<RefusedReview>()

  // The rating appears in several places, so the whole page is reloaded.
  useFreshReview(({ resource_id, refused: problem }) => {
    if (resource_id !== id) return
    setRefused(problem)
    if (problem) return
    void router.invalidate({ sync: true }).then(() => document.getElementById('reviews')?.focus())
  })

  return (
    <ReviewsPart
      id={id}
      listed={listed}
      field="comment"
      kind={RESOURCE_REVIEW_KIND}
      load={(after) => loadReviews(api, id, { after })}
      form={form}
      deleteCall="POST /resources/review/delete/"
      defaultRating={DEFAULT_RATING}
      mostLetters={MOST_COMMENT_LETTERS}
      mayReview={can.review}
      visitorHelp={isVisitor ? m.resource_review_log_in_help() : undefined}
      refused={refused}
      longer={longerAddress}
    />
  )
}

/** After log-in, submits a visitor's review (docs/rules/accounts.md, Pending actions). */
const reviewAction = defineAutoAction<ReviewInput>({
  name: 'resource-review',
  reason: m.review_log_in,
  async run(api, input) {
    const answer = await reviewResource(api, input)
    if (!answer.success) {
      publishReview({
        resource_id: input.id,
        refused: { problem: answer.data.message, words: input.comment },
      })
    }
    return answer
  },
})
