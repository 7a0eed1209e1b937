import { useId } from 'react'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CommentList } from '#ui-kit/comment-list.tsx'
import comments from '#ui-kit/comments.module.css'
import { FailedPart } from '#ui-kit/failed-part.tsx'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import { longerTab } from '../own-reviews.contract.ts'
import { type OwnListedReview, OwnReviewItem } from './own-review-item.tsx'
import styles from './reviews.module.css'

export interface ListedOwnReviews {
  items: OwnListedReview[]
  total: number
}

interface OwnReviewsProps {
  title: string
  listed: ListedOwnReviews | Failure
  loadAfter: (id: number) => Promise<ListedOwnReviews | Failure>
  /** Shown for an empty list, with a link to get started. */
  none: { help: string; href: string; way: string }
  /** Shown instead of the name of a thing that is no longer public. */
  gone: string
}

/** The viewer's reviews of one kind of thing, newest first. */
export function OwnReviews(props: OwnReviewsProps) {
  const { title, listed } = props
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.kind}>
      <h3 id={heading}>{title}</h3>
      {'success' in listed ? (
        <FailedPart problem={listed.data.message} />
      ) : (
        <Listed {...props} listed={listed} />
      )}
    </section>
  )
}

function Listed({ title, listed, loadAfter, none, gone }: OwnReviewsProps & { listed: ListedOwnReviews }) {
  const reviews = useGrowingList(listed, loadAfter)
  if (reviews.items.length === 0) {
    return (
      <>
        <p className={comments.help}>{none.help}</p>
        <AddressLink href={none.href} className={buttonClass()}>
          {none.way}
        </AddressLink>
      </>
    )
  }
  return (
    <CommentList
      listed={reviews}
      title={title}
      none=""
      more={m.reviews_more()}
      shownOf={m.reviews_shown_of}
      longer={longerTab('reviews', { shown: reviews.items.length, anchor: 'own-reviews' })}
    >
      {(review) => <OwnReviewItem key={review.id} review={review} gone={gone} />}
    </CommentList>
  )
}
