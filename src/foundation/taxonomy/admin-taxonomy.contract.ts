import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { id, MOVES, messageReply, optionalField, revision, success, term } from '#contract/wire.ts'
import { MOST_TERM_LETTERS, MOTIFS, TERM_LISTS } from './taxonomy.contract.ts'

const list = z.enum(TERM_LISTS)
const name = optionalField(optionalText(MOST_TERM_LETTERS))

const adminTerm = z.object({
  id: z.int(),
  name_en: z.string(),
  name_hi: z.string(),
  /** The drawing of a skill. */
  motif: z.string().nullable(),
  /** Changes with the names and the drawing. */
  revision: z.string(),
  is_hidden: z.boolean(),
  /** Code depends on its key: it can be renamed and hidden, but not merged away. */
  is_needed: z.boolean(),
  /** The term that replaced it. */
  merged_into: term.nullable(),
  /** How many rows use the term, in everything that people made or chose. */
  uses_count: z.int(),
})
export type AdminTerm = z.output<typeof adminTerm>

const termUse = z.object({
  /** A table and column that refer to the term. */
  table: z.string(),
  column: z.string(),
  count: z.int(),
})
export type TermUse = z.output<typeof termUse>

const termMove = termUse.extend({
  /** How many of these rows already have the other term; afterwards they have it once. */
  doubles_count: z.int(),
})
export type TermMove = z.output<typeof termMove>

const errors = ['NotSignedIn', 'NotAllowed'] as const
const ofOne = [...errors, 'NoSuchTerm'] as const
const merging = [...ofOne, 'TermIsMerged', 'MergeIntoItself', 'MergeIntoHidden', 'TermIsNeeded'] as const
const one = z.object({ list, id })
const pair = z.object({ list, id, into_id: id })

export const adminTaxonomyContract = {
  listTermLists: endpoint({
    method: 'GET',
    path: '/v2/admin/taxonomy/list/',
    summary: 'Lists the taxonomies with their numbers of terms',
    reply: success(z.array(z.object({ list, shown_count: z.int(), hidden_count: z.int() }))),
    errors,
  }),
  listTerms: endpoint({
    method: 'GET',
    path: '/v2/admin/taxonomy/term/list/',
    summary: 'Lists the terms of a taxonomy in order, including hidden and merged ones',
    query: z.object({ list }),
    reply: success(z.array(adminTerm)),
    errors,
  }),
  getTerm: endpoint({
    method: 'GET',
    path: '/v2/admin/taxonomy/term/details/',
    summary: 'Returns a term, its uses and the terms it can be merged into',
    query: one,
    reply: success(z.object({ term: adminTerm, uses: z.array(termUse), others: z.array(term) })),
    errors: ofOne,
  }),
  saveTerm: endpoint({
    method: 'POST',
    path: '/v2/admin/taxonomy/term/save/',
    changesPages: true,
    summary: 'Adds a term at the end of its list, or renames one',
    body: z
      .object({
        list,
        id: optionalField(id).describe('ID of the term; not given: creates one'),
        name_en: name,
        name_hi: name,
        motif: optionalField(z.enum(MOTIFS)).describe('Motif of a skill'),
        revision,
      })
      .refine(({ name_en, name_hi }) => name_en || name_hi, { path: ['name_en'], message: '#required' }),
    reply: success(z.object({ message: z.string(), id: z.int() })),
    errors: [...ofOne, 'TermNameTaken', 'TermIsMerged', 'TermChangedMeanwhile'],
  }),
  moveTerm: endpoint({
    method: 'POST',
    path: '/v2/admin/taxonomy/term/move/',
    changesPages: true,
    summary: 'Moves a term up or down by one',
    body: one.extend({ direction: z.enum(MOVES) }),
    reply: messageReply,
    errors: [...ofOne, 'TermIsMerged'],
  }),
  hideTerm: endpoint({
    method: 'POST',
    path: '/v2/admin/taxonomy/term/hide/',
    changesPages: true,
    summary: 'Hides a term from choices; content that has it keeps it',
    body: one,
    reply: messageReply,
    errors: [...ofOne, 'TermIsMerged', 'LastShownTerm'],
  }),
  showTerm: endpoint({
    method: 'POST',
    path: '/v2/admin/taxonomy/term/show/',
    changesPages: true,
    summary: 'Offers a hidden term again',
    body: one,
    reply: messageReply,
    errors: [...ofOne, 'TermIsMerged'],
  }),
  previewMerge: endpoint({
    method: 'GET',
    path: '/v2/admin/taxonomy/merge/preview/',
    summary: 'Returns what would move if a term were merged into another',
    query: pair,
    reply: success(z.object({ into: term, moves: z.array(termMove) })),
    errors: merging,
  }),
  mergeTerms: endpoint({
    method: 'POST',
    path: '/v2/admin/taxonomy/merge/',
    changesPages: true,
    summary: 'Merges a term into another; its old addresses redirect there',
    body: pair,
    reply: success(z.object({ message: z.string(), moved_count: z.int() })),
    errors: merging,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminTaxonomyContract> {}
}
