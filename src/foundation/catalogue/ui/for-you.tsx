import { type ReactNode, Suspense } from 'react'
import type { Failure } from '#contract/wire.ts'
import type { EmptyReason } from '#foundation/for-you/for-you.contract.ts'
import { m } from '#messages/messages.js'
import { lazyCode } from '#ui-kit/lazy-parts.tsx'
import type { ListSearch } from '../list-search.contract.ts'

/** A suggestion with the names of its terms that the person chose. */
export interface ForYouCard {
  id: number
  because: string[]
}

const { load, part } = lazyCode(() => import('#foundation/for-you/ui/index.ts'))
const ForYou = part((code) => code.ForYou)

interface Asking {
  search: ListSearch
  hasCookie: boolean
  /** The match of the surrounding layout, which says whether anyone is logged in. */
  layout: Promise<{ loaderData?: { isLoggedIn: boolean } | undefined }>
}

/**
 * Loads suggestions for a logged-in person, if the list has no search, filters or order; further pages are fine.
 * Undefined if there is nothing to show; an empty list asks the person to choose interests.
 */
export async function loadForYou<Card extends ForYouCard>(
  { search, hasCookie, layout }: Asking,
  ask: () => Promise<{ success: true; data: Card[]; empty_reason: EmptyReason | null } | Failure>,
): Promise<Card[] | undefined> {
  const isPlain = Object.keys(search).every((name) => name === 'page')
  if (!isPlain || !hasCookie || !(await maySee(layout))) return undefined
  const [answer] = await Promise.all([ask(), load()])
  if (!answer.success) return undefined
  const isShown = answer.empty_reason === null || answer.empty_reason === 'NoPreferences'
  return isShown ? answer.data : undefined
}

/** The server calls at once and may be refused; in a browser, a visitor's refused call would log an error. */
async function maySee(layout: Asking['layout']): Promise<boolean> {
  return typeof document === 'undefined' || (await layout).loaderData !== undefined
}

interface ForYouPartProps<Card extends ForYouCard> {
  cards: Card[]
  /** Renders a card as an `<li>`. */
  children: (card: Card, shown: { note: string; isFirst: boolean }) => ReactNode
}

/** Suggestions by the person's interests, above the list. The code loads only for logged-in people. */
export function ForYouPart<Card extends ForYouCard>({ cards, children }: ForYouPartProps<Card>) {
  const shown = cards.map((card, place) =>
    children(card, {
      note: m.for_you_because({ terms: card.because.join(', ') }),
      isFirst: place < 2,
    }),
  )
  return (
    <Suspense>
      <ForYou>{shown}</ForYou>
    </Suspense>
  )
}
