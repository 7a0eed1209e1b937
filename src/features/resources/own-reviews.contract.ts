import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { listOf } from '#contract/wire.ts'
import { ownListedReview, ownPage } from '#foundation/reviews/own-reviews.contract.ts'

export const ownResourceReview = ownListedReview.extend({
  comment: z.string(),
  /** The reviewed resource; null once the person can no longer see it. */
  resource: z.object({ id: z.int(), title: z.string(), language: z.string() }).nullable(),
})
export type OwnResourceReviewItem = z.output<typeof ownResourceReview>

export const ownReviewsContract = {
  listOwnResourceReviews: endpoint({
    method: 'POST',
    path: '/resources/review/own/list/',
    summary: "Lists the current user's reviews of resources, newest first",
    bodyKinds: FORM_DATA,
    body: ownPage,
    reply: listOf(ownResourceReview),
    errors: ['NotSignedIn', 'CursorNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof ownReviewsContract> {}
}
