import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import type { ListedReviews } from '#foundation/reviews/ui/index.ts'
import type { EventQuestion } from '../../event-questions.contract.ts'
import type { EventReview, OwnReview, OwnReviewState } from '../../event-reviews.contract.ts'
import { FEEDBACK_LENGTH } from '../../feedback.contract.ts'
import type { FeedbackSearch } from './feedback-search.ts'

export interface ListedQuestions {
  items: EventQuestion[]
  total: number
  mayAnswer: boolean
  linksWait: boolean
}

export interface ListedEventReviews extends ListedReviews<EventReview, OwnReview> {
  ownState: OwnReviewState
}

type EventId = string | number
/** Id of the last item shown. */
type After = { after?: number }

/** Loads the input of `EventQuestions`. */
export async function loadQuestions(
  api: Api,
  id: EventId,
  { questions = FEEDBACK_LENGTH, after }: FeedbackSearch & After = {},
): Promise<ListedQuestions | Failure> {
  const answer = await api('POST /v2/event/question/list/', {
    body: { id: String(id), length: questions, after },
  })
  if (!answer.success) return answer
  const { data: items, recordsTotal: total, can, links_wait: linksWait } = answer
  return { items, total, mayAnswer: can.answer, linksWait }
}

/** Loads the input of `EventReviews`. */
export async function loadReviews(
  api: Api,
  id: EventId,
  { reviews = FEEDBACK_LENGTH, after }: FeedbackSearch & After = {},
): Promise<ListedEventReviews | Failure> {
  const answer = await api('POST /v2/event/review/list/', {
    body: { id: String(id), length: reviews, after },
  })
  if (!answer.success) return answer
  const { data: items, recordsTotal: total, rating, own_state: ownState, own } = answer
  return { items, total, rating, ownState, own, linksWait: answer.links_wait }
}
