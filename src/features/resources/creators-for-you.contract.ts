import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalField, success, wholeNumber } from '#contract/wire.ts'
import { creator } from './resource-card.contract.ts'

/** Suggestions shown next to an empty list. */
export const SUGGESTED_CREATORS = 3
const MOST_SUGGESTED = 12

const suggestedCreator = creator.extend({
  /** How many of their resources are public. */
  resources_count: z.int(),
  /**
   * The person's interests that this creator shares resources about: at most three names, and none if nothing
   * matches.
   */
  because: z.array(z.string()),
})
export type SuggestedCreator = z.output<typeof suggestedCreator>

export const creatorsForYouContract = {
  listCreatorsForYou: endpoint({
    method: 'GET',
    path: '/v2/creator/for-you/list/',
    summary:
      "Suggests people to follow: creators that match the current user's interests, then others, most followed first",
    query: z.object({
      length: optionalField(wholeNumber.pipe(z.int().min(1).max(MOST_SUGGESTED))).describe(
        `Default ${SUGGESTED_CREATORS}`,
      ),
    }),
    reply: success(z.array(suggestedCreator)),
    errors: ['NotSignedIn'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof creatorsForYouContract> {}
}
