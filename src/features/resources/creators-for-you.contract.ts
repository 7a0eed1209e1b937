import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalField, success, wholeNumber } from '#contract/wire.ts'
import { creator } from './resource-card.contract.ts'

/** People beside a list that is empty. */
export const SUGGESTED_CREATORS = 3
const MOST_SUGGESTED = 12

const suggestedCreator = creator.extend({
  /** How many of their resources everyone may see. */
  resources_count: z.int(),
  /**
   * The names of what the person chose and this one shares resources about: at most three, and none where nothing
   * fits.
   */
  because: z.array(z.string()),
})
export type SuggestedCreator = z.output<typeof suggestedCreator>

export const creatorsForYouContract = {
  listCreatorsForYou: endpoint({
    method: 'GET',
    path: '/v2/creator/for-you/list/',
    summary:
      'People whom the signed-in person could follow: those who share what fits, then others, most followed first',
    query: z.object({
      length: optionalField(wholeNumber.pipe(z.int().min(1).max(MOST_SUGGESTED))).describe(
        `${SUGGESTED_CREATORS} where it is not given`,
      ),
    }),
    reply: success(z.array(suggestedCreator)),
    errors: ['NotSignedIn'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof creatorsForYouContract> {}
}
