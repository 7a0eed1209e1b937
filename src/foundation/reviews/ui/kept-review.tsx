import { m } from '#messages/messages.js'
import comments from '#ui-kit/comments.module.css'
import { FieldError } from '#ui-kit/field.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import styles from './reviews.module.css'

/** A visitor's review that was refused after log-in. */
export interface RefusedReview {
  problem: string
  words: string
}

/** Why a review was refused, with its text, so that the person can keep it. */
export function KeptReview({ refused: { problem, words } }: { refused: RefusedReview }) {
  return (
    <div className={styles.own}>
      <FieldError>{problem}</FieldError>
      {words && (
        <>
          <p className={comments.help}>{m.review_words_kept()}</p>
          <p className={comments.text} lang={scriptLanguage(words)}>
            {words}
          </p>
        </>
      )}
    </div>
  )
}
