import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import type { ListedReviews } from '#foundation/reviews/ui/index.ts'
import { REVIEWS_LENGTH } from '../../resource-card.contract.ts'
import type { OwnResourceReview, ResourceReview } from '../../resource-reviews.contract.ts'

export type ListedResourceReviews = ListedReviews<ResourceReview, OwnResourceReview>

/** Loads the input of `ResourceReviews`. */
export async function loadReviews(
  api: Api,
  id: string | number,
  { reviews = REVIEWS_LENGTH, after }: { reviews?: number | undefined; after?: number },
): Promise<ListedResourceReviews | Failure> {
  const answer = await api('POST /resources/review/list/', {
    body: { id: String(id), length: reviews, after },
  })
  if (!answer.success) return answer
  const { data: items, recordsTotal: total, rating, own, links_wait: linksWait } = answer
  return { items, total, rating, own, linksWait }
}
