import type { Failure } from '#contract/wire.ts'
import type { ParsedQuerySummary } from '#foundation/search-words/search-query.contract.ts'
import { PAGE_LENGTH } from '../list-search.contract.ts'

/** A list opened at a later page loads all pages up to this many items; beyond that, only the requested page. */
const MOST_AT_ONCE = 96

/** What a page shows of a list: all pages so far, joined. */
export interface Listed<Card> {
  cards: Card[]
  /** How many items of the list come before these. */
  skipped?: number
  total: number
  isTotalCapped: boolean
  /** Whether nothing matches the words, so that near spellings are shown. */
  isNearMatch: boolean
  /** How the search was parsed, for lists that parse it. */
  parsedQuery?: ParsedQuerySummary
  /** Why the next page failed to load; the pages before it stay. */
  problem?: string
}

/** The requested part of a list: a page, or what follows the item with the id `after`. */
export type ListWindow = { page: number; length: number } | { after: number; length: number }

interface ListWanted<List> {
  /** The page in the address. */
  page: number | undefined
  length?: number | undefined
  /** The visible list, if it answers the same filters. */
  seen: List | undefined
  ask: (window: ListWindow) => Promise<List | Failure>
}

/** Loads the list up to the page in the address: page 1 replaces, later pages append. */
export async function loadList<List extends Listed<{ id: number }>>({
  page = 1,
  length = PAGE_LENGTH,
  seen,
  ask,
}: ListWanted<List>): Promise<List | Failure> {
  const before = shownBefore((page - 1) * length, { seen, isLong: page * length > MOST_AT_ONCE })
  const after = before?.cards.at(-1)?.id
  const answer =
    before && after !== undefined ? await ask({ after, length }) : await openAt(page, length, ask)
  if ('success' in answer) return before ? { ...before, problem: answer.data.message } : answer
  return before ? { ...answer, ...skippedBy(before), cards: [...before.cards, ...answer.cards] } : answer
}

/** The visible items up to `end`; undefined if they aren't enough, or if a short list should load again. */
function shownBefore<List extends Listed<{ id: number }>>(
  end: number,
  { seen, isLong }: { seen: List | undefined; isLong: boolean },
): List | undefined {
  if (!seen) return undefined
  const wanted = end - (seen.skipped ?? 0)
  const has = isLong ? seen.cards.length >= wanted : seen.cards.length === wanted
  return wanted > 0 && has ? { ...seen, cards: seen.cards.slice(0, wanted) } : undefined
}

/**
 * Loads a list of which nothing is visible yet: all pages up to the requested one, or only that one. Past the end,
 * loads the last page.
 */
async function openAt<List extends Listed<{ id: number }>>(
  page: number,
  length: number,
  ask: ListWanted<List>['ask'],
): Promise<List | Failure> {
  const isWhole = page === 1 || page * length <= MOST_AT_ONCE
  const answer = await ask(isWhole ? { page: 1, length: page * length } : { page, length })
  if ('success' in answer || isWhole) return answer
  if (answer.cards.length > 0 || answer.total === 0) return { ...answer, skipped: (page - 1) * length }
  const last = Math.ceil(answer.total / length)
  return last < page ? openAt(last, length, ask) : answer
}

const skippedBy = ({ skipped }: Listed<unknown>) => (skipped ? { skipped } : {})

interface ListAnswer<Card> extends Partial<ParsedQuerySummary> {
  data: Card[]
  recordsTotal: number
  recordsTotal_is_capped: boolean
  is_near_match: boolean
}

/** Converts a list call's response for the page. */
export function listedOf<Card>(answer: ListAnswer<Card>): Listed<Card> {
  const { read_as, mended, left_out } = answer
  return {
    ...(read_as && mended && left_out && { parsedQuery: { read_as, mended, left_out } }),
    cards: answer.data,
    total: answer.recordsTotal,
    isTotalCapped: answer.recordsTotal_is_capped,
    isNearMatch: answer.is_near_match,
  }
}
