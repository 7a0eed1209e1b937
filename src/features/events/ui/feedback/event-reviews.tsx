import { useRouter } from '@tanstack/react-router'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { numberWords } from '#ui-kit/number-words.ts'
import { Stars } from '#ui-kit/stars.tsx'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import text from '../details/event-text.module.css'
import styles from './event-reviews.module.css'
import { FailedFeedback } from './failed-feedback.tsx'
import feedback from './feedback.module.css'
import { FeedbackList } from './feedback-list.tsx'
import { useFresh } from './fresh-feedback.ts'
import { type ListedReviews, loadReviews } from './load-feedback.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewItem } from './review-item.tsx'

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
    <section aria-labelledby="reviews" className={text.section}>
      <h2 id="reviews" tabIndex={-1}>
        {m.reviews_title()}
      </h2>
      {isFailed ? (
        <FailedFeedback problem={reviews.data.message} />
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
  const { total } = reviews
  const { own, ownState, rating } = listed

  // The rating stands in several places of the page: all of it is loaded anew.
  useFresh((fresh) => {
    if (fresh.kind !== 'review' || fresh.event_id !== event_id) return
    void router.invalidate({ sync: true }).then(() => {
      if (fresh.goTo) void router.navigate({ href: fresh.goTo })
      else document.getElementById('reviews')?.focus()
    })
  })

  return (
    <>
      {rating !== null && (
        <p className={styles.rating}>
          <Stars
            rating={rating}
            label={m.rating_label({ rating: rating.toFixed(1), count: numberWords(total) })}
            shownText={rating.toFixed(1)}
            countText={m.reviews_count({ count: total, shown: numberWords(total) })}
          />
        </p>
      )}
      {(ownState === 'may-review' || ownState === 'log-in') && (
        <ReviewForm event_id={event_id} own={own} isVisitor={ownState === 'log-in'} />
      )}
      {ownState === 'not-there' && <p className={feedback.help}>{m.review_not_there()}</p>}
      <FeedbackList
        list="reviews"
        listed={reviews}
        title={m.reviews_title()}
        none={m.reviews_none()}
        more={m.reviews_more()}
        shownOf={m.reviews_shown_of}
      >
        {(review) => <ReviewItem key={review.id} review={review} />}
      </FeedbackList>
    </>
  )
}
