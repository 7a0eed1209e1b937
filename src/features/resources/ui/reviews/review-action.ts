import { defineAutoAction } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { type ReviewInput, reviewResource, tellReview } from './review-call.ts'

/** Spec section 4: what a visitor wrote is sent after log-in. */
export const reviewAction = defineAutoAction<ReviewInput>({
  name: 'resource-review',
  reason: m.review_log_in,
  async run(api, input) {
    const answer = await reviewResource(api, input)
    if (!answer.success) {
      tellReview({ resource_id: input.id, refused: { problem: answer.data.message, words: input.comment } })
    }
    return answer
  },
})
