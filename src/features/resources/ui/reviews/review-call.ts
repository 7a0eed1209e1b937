import type { Api } from '#contract/client.ts'
import type { Fields, PageForm, Sent } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import { defineAutoAction } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { freshNews } from '#ui-kit/fresh-news.ts'
import { DEFAULT_RATING } from '../../resource-values.contract.ts'

interface ReviewInput {
  id: number
  rating: number
  comment: string
}

/** The resource that this tab has just reviewed. */
export const { tell: tellReview, useNews: useFreshReview } = freshNews<{ resource_id: number }>()

async function reviewResource(api: Api, input: ReviewInput): Promise<Sent | Failure> {
  const answer = await api('POST /resources/review/add/', { body: input })
  if (!answer.success) return answer
  tellReview({ resource_id: input.id })
  return { success: true, toast: answer.data.message }
}

export const reviewIn = (fields: Fields): ReviewInput => ({
  id: Number(fields.get('id')),
  rating: Number(fields.get('rating') ?? DEFAULT_RATING),
  comment: fields.get('comment') ?? '',
})

export const reviewForm: PageForm = {
  name: 'resource-review',
  async send(api, fields, { address }) {
    const sent = await reviewResource(api, reviewIn(fields))
    return sent.success ? { ...sent, goTo: `${address.replace(/#.*$/, '')}#reviews` } : sent
  },
}

export const resourceReviewForms: readonly PageForm[] = [reviewForm]

/** Spec section 4: what a visitor wrote is sent after log-in. */
export const reviewAction = defineAutoAction<ReviewInput>({
  name: 'resource-review',
  reason: m.review_log_in,
  run: reviewResource,
})
