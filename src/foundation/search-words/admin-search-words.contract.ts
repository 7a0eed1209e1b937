import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { longText, optionalText } from '#contract/fields.ts'
import { id, length, listOf, messageReply, optionalField, page, revision, success } from '#contract/wire.ts'
import { MOST_PASTED_SEARCH_WORDS } from './search-query.contract.ts'

const wordGroup = z.object({
  id: z.int(),
  words_en: z.array(z.string()),
  words_hi: z.array(z.string()),
  is_removed: z.boolean(),
  /** Changes with the words, and when the group is removed or restored. */
  revision: z.string(),
})
export type WordGroup = z.output<typeof wordGroup>

const words = optionalField(longText(MOST_PASTED_SEARCH_WORDS)).describe(
  'One per line, or separated by commas',
)
const errors = ['NotSignedIn', 'NotAllowed'] as const
const taken = ['SearchWordTaken', 'TooManyWordGroups'] as const

export const adminSearchWordsContract = {
  listSearchWords: endpoint({
    method: 'POST',
    path: '/v2/admin/search-word/list/',
    summary: 'Lists groups of synonyms, in the order of their first words',
    body: z.object({
      search_query: optionalField(optionalText(80)),
      state: optionalField(z.enum(['kept', 'removed'])),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(wordGroup),
    errors,
  }),
  getSearchWords: endpoint({
    method: 'GET',
    path: '/v2/admin/search-word/details/',
    summary: 'Returns a group of synonyms',
    query: z.object({ id }),
    reply: success(wordGroup),
    errors: [...errors, 'NoSuchWordGroup'],
  }),
  saveSearchWords: endpoint({
    method: 'POST',
    path: '/v2/admin/search-word/save/',
    changesPages: true,
    summary: 'Creates a group of synonyms, or replaces the words of one',
    body: z.object({
      id: optionalField(id).describe('ID of the group; not given: creates one'),
      words_en: words,
      words_hi: words,
      revision,
    }),
    reply: success(z.object({ message: z.string(), id: z.int() })),
    errors: [
      ...errors,
      ...taken,
      'NoSuchWordGroup',
      'WordGroupChangedMeanwhile',
      'WordGroupTooSmall',
      'WordGroupTooLarge',
      'SearchWordTooLong',
    ],
  }),
  removeSearchWords: endpoint({
    method: 'POST',
    path: '/v2/admin/search-word/remove/',
    changesPages: true,
    summary: 'Removes a group from searches; it can be restored',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...errors, 'NoSuchWordGroup'],
  }),
  restoreSearchWords: endpoint({
    method: 'POST',
    path: '/v2/admin/search-word/restore/',
    changesPages: true,
    summary: 'Restores a removed group',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...errors, ...taken, 'NoSuchWordGroup'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminSearchWordsContract> {}
}
