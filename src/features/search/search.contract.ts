import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, optionalField, repeatable, success } from '#contract/wire.ts'
import { MAX_SEARCH_LENGTH } from '#foundation/catalogue/list-search.contract.ts'
import { asWritten } from '#foundation/search-words/search-query.contract.ts'

const found = z.object({
  recordsTotal: z.int(),
  recordsTotal_is_capped: z.boolean(),
  /** Words that were given up so that something is found. */
  left_out: z.array(z.string()).readonly(),
})

const foundOfKinds = z.object({ events: found, resources: found, programs: found })
export type FoundOfKinds = z.output<typeof foundOfKinds>

export const searchContract = {
  countFound: endpoint({
    method: 'GET',
    path: '/v2/search/count/',
    summary:
      'How many events, resources and certificate programs a search finds, under the filters that all share',
    query: z.object({
      // PostgreSQL text holds no NUL.
      search_query: optionalField(
        z
          .string()
          .overwrite((words) => words.replaceAll('\0', ' '))
          .trim()
          .max(MAX_SEARCH_LENGTH),
      ),
      as_written: asWritten,
      age_group: optionalField(repeatable(id)),
      skill: optionalField(repeatable(id)),
      tag: optionalField(repeatable(id)),
    }),
    reply: success(foundOfKinds),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof searchContract> {}
}
