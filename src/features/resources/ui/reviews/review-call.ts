import type { Api } from '#contract/client.ts'
import type { Fields, PageForm, Sent } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import type { RefusedReview } from '#foundation/reviews/ui/index.ts'
import { freshNews } from '#ui-kit/fresh-news.ts'
import { DEFAULT_RATING } from '../../resource-card.contract.ts'

export interface ReviewInput {
  id: number
  rating: number
  comment: string
}

/** Tells the page that this tab has just reviewed the resource, or that the review was refused after log-in. */
export const { publish: publishReview, useNews: useFreshReview } = freshNews<{
  resource_id: number
  refused?: RefusedReview
}>()

export async function reviewResource(api: Api, input: ReviewInput): Promise<Sent | Failure> {
  const answer = await api('POST /resources/review/add/', { body: input })
  if (!answer.success) return answer
  publishReview({ resource_id: input.id })
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
    return sent.success ? { ...sent, goTo: `${address.replace(/#.*$/s, '')}#reviews` } : sent
  },
}
