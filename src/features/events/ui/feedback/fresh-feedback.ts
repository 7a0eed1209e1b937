import type { RefusedReview } from '#foundation/reviews/ui/index.ts'
import { freshNews } from '#ui-kit/fresh-news.ts'
import type { EventAnswer, EventQuestion, QuestionVote } from '../../event-questions.contract.ts'

/** What this tab has just written, by whichever form. */
type FreshFeedback =
  | { kind: 'question'; event_id: number; question: EventQuestion }
  | { kind: 'asked'; event_id: number; question: string }
  | { kind: 'vote'; vote: QuestionVote }
  | { kind: 'answer'; question_id: number; answer: EventAnswer }
  | { kind: 'review'; event_id: number; goTo: string | undefined }
  | { kind: 'refused-review'; event_id: number; refused: RefusedReview }

export const { publish: publishFresh, useNews: useFresh } = freshNews<FreshFeedback>()
