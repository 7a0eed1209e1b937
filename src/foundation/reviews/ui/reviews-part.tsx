import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { CommentList } from '#ui-kit/comment-list.tsx'
import page from '#ui-kit/detail-page.module.css'
import { FailedPart } from '#ui-kit/failed-part.tsx'
import { numberLabel, ratingLabel } from '#ui-kit/number-label.ts'
import { Stars } from '#ui-kit/stars.tsx'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import { KeptReview, type RefusedReview } from './kept-review.tsx'
import { ReviewForm, type ReviewFormProps } from './review-form.tsx'
import { ReviewItem, type ReviewItemProps } from './review-item.tsx'
import styles from './reviews.module.css'

export interface ListedReviews<Review, Own> {
  items: Review[]
  total: number
  rating: number | null
  own: Own | null
  /** A moderator checks the person's links first. */
  linksWait: boolean
}

interface ReviewsSectionProps<Listed> {
  reviews: Listed | Failure
  children: (listed: Listed) => ReactNode
}

/** The reviews section of a page, or an error if they failed to load. */
export function ReviewsSection<Listed extends { items: unknown }>(props: ReviewsSectionProps<Listed>) {
  const { reviews, children } = props
  return (
    <section aria-labelledby="reviews" className={page.section}>
      <h2 id="reviews" tabIndex={-1}>
        {m.reviews_title()}
      </h2>
      {'items' in reviews ? children(reviews) : <FailedPart problem={reviews.data.message} />}
    </section>
  )
}

type Words<Field extends string> = { [Name in Field]: string }
type Review<Field extends string> = ReviewItemProps['review'] & Words<Field>
type Own<Field extends string> = Omit<NonNullable<ReviewFormProps['own']>, 'words'> & Words<Field>

interface ReviewsPartProps<Field extends string>
  extends Omit<ReviewFormProps, 'field' | 'own' | 'linksWait'>,
    Pick<ReviewItemProps, 'kind'> {
  listed: ListedReviews<Review<Field>, Own<Field>>
  /** The name of a review's text on the wire. */
  field: Field
  /** Loads the reviews after the last one shown. */
  load(after: number): Promise<{ items: Review<Field>[]; total: number } | Failure>
  mayReview: boolean
  /** Shown instead of the form if the person may not review. */
  note?: ReactNode
  /** A review that was refused after log-in. */
  refused: RefusedReview | undefined
  /** The address of this page at `path` with more reviews than shown. */
  longer(path: string, shown: number): string | undefined
}

/** Reviews of a thing, their rating, and the person's own review. */
export function ReviewsPart<Field extends string>(props: ReviewsPartProps<Field>) {
  const { listed, field, kind, load, mayReview, note, refused, longer, ...form } = props
  const { own, rating, linksWait } = listed
  const path = useLocation({ select: ({ pathname }) => pathname })
  const reviews = useGrowingList<Review<Field>>(listed, load)
  return (
    <>
      {refused && <KeptReview refused={refused} />}
      <ReviewRating rating={rating} count={reviews.total} />
      {mayReview && (
        <ReviewForm
          {...form}
          field={field}
          own={own && { ...own, words: own[field] }}
          linksWait={linksWait}
        />
      )}
      {note}
      <CommentList
        listed={reviews}
        title={m.reviews_title()}
        none={m.reviews_none()}
        more={m.reviews_more()}
        shownOf={m.reviews_shown_of}
        longer={longer(path, reviews.items.length)}
      >
        {(review) => <ReviewItem key={review.id} review={review} words={review[field]} kind={kind} />}
      </CommentList>
    </>
  )
}

/** The average of all reviews; missing before the first. */
function ReviewRating({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return null
  return (
    <p className={styles.rating}>
      <Stars
        rating={rating}
        label={m.rating_label({ rating: ratingLabel(rating), count: numberLabel(count) })}
        shownText={ratingLabel(rating)}
        countText={m.reviews_count({ count, shown: numberLabel(count) })}
      />
    </p>
  )
}
