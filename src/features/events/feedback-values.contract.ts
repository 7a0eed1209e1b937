/** Questions and reviews a page of their lists (spec section 9). */
export const FEEDBACK_LENGTH = 10
/** Letters of a question, an answer or a review. */
export const MOST_FEEDBACK_LETTERS = 2_000
/** Letters of why something is hidden or shown again. */
export const MOST_REASON_LETTERS = 500
/** The rating that a review begins with (spec section 9). */
export const DEFAULT_RATING = 5

/** What these are called where they are reported. */
export const QUESTION_KIND = 'event-question'
export const REVIEW_KIND = 'event-review'
