import { z } from 'zod'
import { longText } from '#contract/fields.ts'
import { id, length, optionalField, page } from '#contract/wire.ts'

/** Questions or reviews on a page of their list. */
export const FEEDBACK_LENGTH = 10
/** Letters of a question, an answer or a review. */
export const MOST_FEEDBACK_LETTERS = 2_000
/** Letters of why something is hidden or shown again. */
export const MOST_REASON_LETTERS = 500
/** The rating that a new review begins with. */
export const DEFAULT_RATING = 5

/** What these are called where they are reported. */
export const QUESTION_KIND = 'event-question'
export const REVIEW_KIND = 'event-review'

/** What a list of what people wrote about an event is asked for by. */
export const feedbackPage = z.object({
  id: id.describe('Of the event'),
  page: optionalField(page),
  length: optionalField(length),
  after: optionalField(id).describe('Id of the last one already shown; takes the place of page'),
})

/** A review, which can be of stars alone. */
export const feedbackWords = longText(MOST_FEEDBACK_LETTERS)

/** A moderator looks at the links of the person who asks before others see them. */
export const linksWait = z.boolean()
