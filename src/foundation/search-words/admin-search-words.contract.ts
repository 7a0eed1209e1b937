import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { longText, optionalText } from '#contract/fields.ts'
import { id, length, listOf, messageReply, optionalField, page, success } from '#contract/wire.ts'
import { MOST_PASTED_SEARCH_WORDS } from './search-query.contract.ts'

const wordGroup = z.object({
  id: z.int(),
  words_en: z.array(z.string()),
  words_hi: z.array(z.string()),
  is_removed: z.boolean(),
})
export type WordGroup = z.output<typeof wordGroup>

const words = optionalField(longText(MOST_PASTED_SEARCH_WORDS)).describe(
  'One a line, or with commas between them',
)
const errors = ['NotSignedIn', 'NotAllowed'] as const
const taken = ['SearchWordTaken', 'TooManyWordGroups'] as const

export const adminSearchWordsContract = {
  listSearchWords: endpoint({
    method: 'POST',
    path: '/v2/admin/search-word/list/',
    summary: 'Groups of words that mean the same to a search, in the order of their first words',
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
    summary: 'One group of words',
    query: z.object({ id }),
    reply: success(wordGroup),
    errors: [...errors, 'NoSuchWordGroup'],
  }),
  saveSearchWords: endpoint({
    method: 'POST',
    path: '/v2/admin/search-word/save/',
    changesPages: true,
    summary: 'Adds a group of words, or changes one: those given are its words from now on',
    body: z.object({
      id: optionalField(id).describe('Not given: a new group'),
      words_en: words,
      words_hi: words,
    }),
    reply: success(z.object({ message: z.string(), id: z.int() })),
    errors: [
      ...errors,
      ...taken,
      'NoSuchWordGroup',
      'WordGroupTooSmall',
      'WordGroupTooLarge',
      'SearchWordTooLong',
    ],
  }),
  removeSearchWords: endpoint({
    method: 'POST',
    path: '/v2/admin/search-word/remove/',
    changesPages: true,
    summary: 'Takes a group out of searches; it can be put back',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...errors, 'NoSuchWordGroup'],
  }),
  restoreSearchWords: endpoint({
    method: 'POST',
    path: '/v2/admin/search-word/restore/',
    changesPages: true,
    summary: 'Puts a removed group back',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...errors, ...taken, 'NoSuchWordGroup'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminSearchWordsContract> {}
}
