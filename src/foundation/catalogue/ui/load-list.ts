import type { Failure } from '#contract/wire.ts'
import type { ParsedQuerySummary } from '#foundation/search-words/search-query.contract.ts'
import { PAGE_LENGTH } from '../list-search.contract.ts'

/** A list that is opened anew at a later page comes whole up to so many items; beyond, that page comes alone. */
const MOST_AT_ONCE = 96

/** What a page shows of a list: its pages so far in one. */
export interface Listed<Card> {
  cards: Card[]
  /** How many of the list come before these. */
  skipped?: number
  total: number
  isTotalCapped: boolean
  /** Whether nothing has the words, and what is shown is spelled nearly so. */
  isNearMatch: boolean
  /** How the words were read, of a list that reads them. */
  parsedQuery?: ParsedQuerySummary
  /** Why the next page did not come, in words; the pages before it stay. */
  problem?: string
}

/** The part of a list that is asked for: from its begin, or behind the item with the id `after`. */
export type ListWindow = { page: number; length: number } | { after: number; length: number }

interface ListWanted<List> {
  /** The address's. */
  page: number | undefined
  length?: number | undefined
  /** What the tab shows, if it answers the same filters. */
  seen: List | undefined
  ask: (window: ListWindow) => Promise<List | Failure>
}

/** The list up to the address's page: page 1 replaces, later pages append. */
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

/** What the tab shows, up to there; a short list that is there already comes anew. */
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
 * Loads a list of which nothing is shown yet: all pages up to the address's, or that one alone. Behind the end it is
 * the last one.
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

/** A list call's answer as the page shows it. */
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
