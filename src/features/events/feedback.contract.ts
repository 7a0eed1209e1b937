import { z } from 'zod'
import { longText } from '#contract/fields.ts'
import { id, length, optionalField, page } from '#contract/wire.ts'

/** Questions or reviews per page. */
export const FEEDBACK_LENGTH = 10
/** Characters of a question, an answer or a review. */
export const MOST_FEEDBACK_LETTERS = 2_000
/** Characters of the reason for hiding or restoring something. */
export const MOST_REASON_LETTERS = 500
/** The initial rating of a new review. */
export const DEFAULT_RATING = 5

/** Their kinds in reports and moderation. */
export const QUESTION_KIND = 'event-question'
export const ANSWER_KIND = 'event-answer'
export const REVIEW_KIND = 'event-review'

/** The input for a page of an event's questions or reviews. */
export const feedbackPage = z.object({
  id: id.describe('ID of the event'),
  page: optionalField(page),
  length: optionalField(length),
  after: optionalField(id).describe('ID of the last item already shown; replaces `page`'),
})

/** May be empty: a review can consist of stars alone. */
export const feedbackWords = longText(MOST_FEEDBACK_LETTERS)

/** Whether links by this person are checked by a moderator before others see them. */
export const linksWait = z.boolean()
