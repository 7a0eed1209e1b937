import type { Failure } from '#contract/wire.ts'
import type { SearchReading } from '#foundation/search-words/search-reading.contract.ts'
import { isRead, loadReadAs } from './read-as-code.ts'

/** Items a page of the list (decisions, Wire). */
export const PAGE_LENGTH = 12
/** A list that is opened anew at a later page comes whole, up to so many pages. */
const MOST_PAGES_AT_ONCE = 8

/** What a page shows of a list: its pages so far in one. */
export interface Listed<Card> {
  cards: Card[]
  total: number
  isTotalCapped: boolean
  /** Nothing has the words: these are spelled nearly so. */
  isNearMatch: boolean
  /** How the words were read, of a list that reads them. */
  reading?: SearchReading
  /** Why the next page did not come, in words; the pages before it stay. */
  problem?: string
}

/** The part of a list that is asked for: from its begin, or behind the item with the id `after`. */
export type ListWindow = { page: 1; length: number } | { after: number; length: number }

interface ListWanted<List> {
  /** The address's. */
  page: number | undefined
  /** What the tab shows, if it answers the same filters. */
  seen: List | undefined
  ask: (window: ListWindow) => Promise<List | Failure>
}

/** The list up to the address's page: page 1 replaces, later pages append (spec section 4). */
export async function loadList<List extends Listed<{ id: number }>>({
  page = 1,
  seen,
  ask,
}: ListWanted<List>): Promise<List | Failure> {
  const wanted = page * PAGE_LENGTH
  const before = seen?.cards.length === wanted - PAGE_LENGTH ? seen : undefined
  const after = before?.cards.at(-1)?.id
  const answer = await ask(
    after === undefined
      ? { page: 1, length: Math.min(wanted, MOST_PAGES_AT_ONCE * PAGE_LENGTH) }
      : { after, length: PAGE_LENGTH },
  )
  if (!('success' in answer) && answer.reading && isRead(answer.reading)) await loadReadAs()
  if ('success' in answer) return before ? { ...before, problem: answer.data.message } : answer
  return before ? { ...answer, cards: [...before.cards, ...answer.cards] } : answer
}

interface ListAnswer<Card> extends Partial<SearchReading> {
  data: Card[]
  recordsTotal: number
  recordsTotal_is_capped: boolean
  is_near_match: boolean
}

/** A list call's answer as the page shows it. */
export function listedOf<Card>(answer: ListAnswer<Card>): Listed<Card> {
  const { read_as, mended, left_out } = answer
  return {
    ...(read_as && mended && left_out && { reading: { read_as, mended, left_out } }),
    cards: answer.data,
    total: answer.recordsTotal,
    isTotalCapped: answer.recordsTotal_is_capped,
    isNearMatch: answer.is_near_match,
  }
}
