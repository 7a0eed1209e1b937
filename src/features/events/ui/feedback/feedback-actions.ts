import { defineAutoAction, type Toggle } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import {
  askQuestion,
  type QuestionInput,
  type ReviewInput,
  reviewEvent,
  upvoteQuestion,
} from './feedback-calls.ts'
import { publishFresh } from './fresh-feedback.ts'

/* A visitor's actions continue after log-in (docs/rules/accounts.md, Pending actions). */
export const askAction = defineAutoAction<QuestionInput>({
  name: 'event-question',
  reason: m.question_log_in,
  run: askQuestion,
})
export const upvoteAction = defineAutoAction<Toggle>({
  name: 'event-question-upvote',
  reason: m.question_upvote_log_in,
  run: upvoteQuestion,
})
export const reviewAction = defineAutoAction<ReviewInput>({
  name: 'event-review',
  reason: m.review_log_in,
  async run(api, input) {
    const answer = await reviewEvent(api, input)
    if (!answer.success) {
      const refused = { problem: answer.data.message, words: input.feedback }
      publishFresh({ kind: 'refused-review', event_id: input.id, refused })
    }
    return answer
  },
})
