import { z } from 'zod'
import { longText } from '#contract/fields.ts'
import { id, length, optionalField, page } from '#contract/wire.ts'
import { MOST_FEEDBACK_LETTERS } from './feedback-values.contract.ts'

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
