import { isAddressId } from '#contract/wire.ts'
import { REVIEWS_LENGTH } from '../../resource-card.contract.ts'

/** The query of a resource's address: without JavaScript, reviews grow and videos open by links. */
export interface DetailsSearch {
  reviews?: number
  /** Id of the link whose video is open. */
  film?: number
}

const MOST_AT_ONCE = 100

/** Ignores invalid values. */
export function readDetailsSearch(given: Record<string, unknown>): DetailsSearch {
  const search: DetailsSearch = {}
  const reviews = Number([given.reviews].flat().at(-1))
  if (reviews % REVIEWS_LENGTH === 0 && reviews > REVIEWS_LENGTH && reviews <= MOST_AT_ONCE)
    search.reviews = reviews
  const film = String([given.film].flat().at(-1))
  if (isAddressId(film)) search.film = Number(film)
  return search
}

/** The address of the same page with ten more reviews; undefined at the limit. */
export function longerAddress(path: string, shown: number): string | undefined {
  const wanted = (Math.floor(shown / REVIEWS_LENGTH) + 1) * REVIEWS_LENGTH
  return wanted <= MOST_AT_ONCE ? `${path}?reviews=${wanted}#reviews` : undefined
}
