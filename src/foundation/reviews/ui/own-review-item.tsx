import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import comments from '#ui-kit/comments.module.css'
import { DateTime } from '#ui-kit/date-time.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { Stars } from '#ui-kit/stars.tsx'
import styles from './reviews.module.css'

/** A review by the viewer, of any kind of thing. */
export interface OwnListedReview {
  id: number
  rating: number
  words: string
  reviewed_at: string
  is_edited: boolean
  is_hidden: boolean
  is_waiting: boolean
  /** Null if it's no longer public. */
  thing: { title: string; language: string; address: string; mayChange: boolean } | null
}

export function OwnReviewItem({ review, gone }: { review: OwnListedReview; gone: string }) {
  const { rating, words, thing, is_edited, is_hidden, is_waiting } = review
  return (
    <li className={styles.item}>
      <h4 className={styles.thing}>
        {thing ? (
          <AddressLink href={thing.address} lang={thing.language}>
            {thing.title}
          </AddressLink>
        ) : (
          gone
        )}
      </h4>
      <Stars rating={rating} label={m.review_stars({ count: rating })} />
      {words ? (
        <p className={comments.text} lang={scriptLanguage(words)}>
          {words}
        </p>
      ) : (
        <p className={comments.help}>{m.own_reviews_no_words()}</p>
      )}
      <div className={comments.by}>
        <DateTime moment={review.reviewed_at} kind="date" />
        {is_edited && <span>{m.review_edited()}</span>}
        {thing?.mayChange && (
          <AddressLink
            href={`${thing.address}#own-review`}
            className={styles.change}
            aria-label={m.own_reviews_change_named({ title: thing.title })}
          >
            {m.review_change()}
          </AddressLink>
        )}
      </div>
      {is_hidden && (
        <p className={comments.help}>{is_waiting ? m.under_review_only_you() : m.review_own_hidden()}</p>
      )}
    </li>
  )
}
