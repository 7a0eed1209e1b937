import { isAddressId } from '#contract/wire.ts'
import { askedLength, longerLength } from '#ui-kit/longer-list.ts'
import { REVIEWS_LENGTH } from '../../resource-card.contract.ts'

/** The query of a resource's address: without JavaScript, reviews grow and videos open by links. */
export interface DetailsSearch {
  reviews?: number
  /** Id of the link whose video is open. */
  film?: number
}

/** Ignores invalid values. */
export function readDetailsSearch(given: Record<string, unknown>): DetailsSearch {
  const search: DetailsSearch = {}
  const reviews = askedLength(given.reviews, REVIEWS_LENGTH)
  if (reviews) search.reviews = reviews
  const film = String([given.film].flat().at(-1))
  if (isAddressId(film)) search.film = Number(film)
  return search
}

/** The address of the same page with ten more reviews; undefined at the limit. */
export function longerAddress(path: string, shown: number): string | undefined {
  const wanted = longerLength(shown, REVIEWS_LENGTH)
  return wanted ? `${path}?reviews=${wanted}#reviews` : undefined
}
