import { isAddressId } from '#contract/wire.ts'
import { REVIEWS_LENGTH } from '../../resource-card.contract.ts'

/** What the address of a resource asks for: without JavaScript, its list grows and its films open by links. */
export interface DetailsSearch {
  reviews?: number
  /** Id of the link whose film is open. */
  film?: number
}

const MOST_AT_ONCE = 100

/** What makes no sense counts as not given. */
export function readDetailsSearch(given: Record<string, unknown>): DetailsSearch {
  const search: DetailsSearch = {}
  const reviews = Number([given.reviews].flat().at(-1))
  if (reviews % REVIEWS_LENGTH === 0 && reviews > REVIEWS_LENGTH && reviews <= MOST_AT_ONCE)
    search.reviews = reviews
  const film = String([given.film].flat().at(-1))
  if (isAddressId(film)) search.film = Number(film)
  return search
}

/** The address of the same page with ten more reviews; none where they can't grow further that way. */
export function longerAddress(path: string, shown: number): string | undefined {
  const wanted = (Math.floor(shown / REVIEWS_LENGTH) + 1) * REVIEWS_LENGTH
  return wanted <= MOST_AT_ONCE ? `${path}?reviews=${wanted}#reviews` : undefined
}
