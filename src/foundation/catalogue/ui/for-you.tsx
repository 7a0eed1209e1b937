import { type ReactNode, Suspense } from 'react'
import type { Failure } from '#contract/wire.ts'
import type { EmptyReason } from '#foundation/for-you/for-you.contract.ts'
import { m } from '#messages/messages.js'
import { lazyCode } from '#ui-kit/lazy-parts.tsx'
import type { ListSearch } from '../list-search.contract.ts'

/** A card with the names of what was chosen and it has. */
export interface ForYouCard {
  id: number
  because: string[]
}

const { load, part } = lazyCode(() => import('#foundation/for-you/ui/index.ts'))
const ForYou = part((code) => code.ForYou)

interface Asking {
  search: ListSearch
  hasCookie: boolean
  /** The match of the layout around the page, which says whether somebody is signed in. */
  layout: Promise<{ loaderData?: { isSignedIn: boolean } | undefined }>
}

/**
 * Loads the suggestions for a signed-in person, on a list without search, filters or order: its further pages only add
 * to it. Undefined where there is nothing to show; empty suggestions ask to choose interests.
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

/** The server asks at once and may be refused; in a browser, a visitor's refused call would be a fault. */
async function maySee(layout: Asking['layout']): Promise<boolean> {
  return typeof document === 'undefined' || (await layout).loaderData !== undefined
}

interface ForYouPartProps<Card extends ForYouCard> {
  cards: Card[]
  /** A card as an `<li>`. */
  children: (card: Card, shown: { note: string; isFirst: boolean }) => ReactNode
}

/** What fits the person's interests, above the list; its code comes only for who is signed in. */
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
