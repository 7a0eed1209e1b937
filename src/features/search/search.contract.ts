import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { success } from '#contract/wire.ts'
import { sharedFilters } from '#foundation/search-words/search-query.contract.ts'

const found = z.object({
  recordsTotal: z.int(),
  recordsTotal_is_capped: z.boolean(),
  /** Whether nothing contains all of the words. */
  is_near_match: z.boolean(),
  /** Words that were left out so that something is found. */
  left_out: z.array(z.string()).readonly(),
})

const foundOfKinds = z.object({ events: found, resources: found, programs: found })
export type FoundOfKinds = z.output<typeof foundOfKinds>

export const searchContract = {
  countFound: endpoint({
    method: 'GET',
    path: '/v2/search/count/',
    summary:
      'Returns how many events, resources and certificate programs match a search, under their shared filters',
    query: sharedFilters,
    reply: success(foundOfKinds),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof searchContract> {}
}
