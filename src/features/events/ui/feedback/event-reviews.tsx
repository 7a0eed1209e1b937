import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Failure } from '#contract/wire.ts'
import { usePendingForm } from '#foundation/accounts/ui/index.ts'
import { type RefusedReview, ReviewsPart, ReviewsSection } from '#foundation/reviews/ui/index.ts'
import { m } from '#messages/messages.js'
import comments from '#ui-kit/comments.module.css'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { DEFAULT_RATING, MOST_FEEDBACK_LETTERS, REVIEW_KIND } from '../../feedback.contract.ts'
import { reviewAction } from './feedback-actions.ts'
import { reviewForm, reviewIn } from './feedback-forms.ts'
import { longerAddress } from './feedback-search.ts'
import { useFresh } from './fresh-feedback.ts'
import { type ListedEventReviews, loadReviews } from './load-feedback.ts'

interface EventReviewsProps {
  event_id: number
  /** The result of `loadReviews` in the page's loader. */
  reviews: ListedEventReviews | Failure
}

/** Reviews by people who took part. Hidden until there is something to review. */
export function EventReviews({ event_id, reviews }: EventReviewsProps) {
  if ('items' in reviews && reviews.ownState === 'not-yet' && reviews.total === 0) return null
  return (
    <ReviewsSection reviews={reviews}>
      {(listed) => <Reviews event_id={event_id} listed={listed} />}
    </ReviewsSection>
  )
}

function Reviews({ event_id, listed }: { event_id: number; listed: ListedEventReviews }) {
  const { api } = useFormParts()
  const router = useRouter()
  const form = usePendingForm(reviewForm, reviewAction, reviewIn)
  const { ownState } = listed
  const [refused, setRefused] = useState<RefusedReview>()

  // The rating appears in several places, so the whole page is reloaded.
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
    <ReviewsPart
      id={event_id}
      listed={listed}
      field="feedback"
      kind={REVIEW_KIND}
      load={(after) => loadReviews(api, event_id, { after })}
      form={form}
      deleteCall="POST /v2/event/review/delete/"
      defaultRating={DEFAULT_RATING}
      mostLetters={MOST_FEEDBACK_LETTERS}
      mayReview={ownState === 'may-review' || ownState === 'log-in'}
      visitorHelp={ownState === 'log-in' ? m.review_log_in_help() : undefined}
      note={ownState === 'not-there' && <p className={comments.help}>{m.review_not_there()}</p>}
      refused={refused}
      longer={(path, shown) => longerAddress(path, { list: 'reviews', shown })}
    />
  )
}
