import { sql } from 'drizzle-orm'
import { type Catalogue, type Choice as ChoiceOf, choicesIn } from '#foundation/catalogue/server/index.ts'
import type { EventFilters } from '../../events.contract.ts'

/** The facets to filter by. When one facet's terms are counted, its own choice is ignored. */
export type Facet =
  | 'age_group'
  | 'skill'
  | 'tag'
  | 'type'
  | 'creator'
  | 'language'
  | 'captions'
  | 'sign_language'

/** The catalogue of events, for `foundation/catalogue`. */
export const EVENTS: Catalogue<Facet> = {
  thing: 'event',
  columns: {
    type: (row, isAmong) => sql`${row}.event_type_id ${isAmong}`,
    language: (row, isAmong) => sql`pankh_language_term(${row}.access_language) ${isAmong}`,
    captions: (row) => sql`(${row}.access_captions <> 'none')`,
    sign_language: (row) => sql`${row}.access_sign_language`,
  },
  links: { creator: 'speaker' },
}

/** The terms chosen for a facet: an event matches by any of them. */
export type Choice = ChoiceOf<Facet>

/** The choices of each facet. */
export const choicesOf = (filters: EventFilters): Choice[] => {
  const { age_group, skill, tag, type, creator, language, captions, sign_language } = filters
  return choicesIn<Facet>({
    age_group,
    skill,
    tag,
    type,
    creator,
    language: language?.map(languageTerm),
    captions: captions ? [YES] : [],
    sign_language: sign_language ? [YES] : [],
  })
}

/** The only term of a yes-or-no facet. */
export const YES = 1

/** A two- or three-letter language tag as a number in base 256, like `pankh_language_term` in SQL. */
export const languageTerm = (tag: string): number =>
  [0, 1, 2].reduce((term, place) => term * 256 + (tag.codePointAt(place) ?? 0), 0)

/** The reverse of {@link languageTerm}. */
export const languageOf = (term: number): string =>
  [term >> 16, (term >> 8) % 256, term % 256]
    .filter((letter) => letter > 0)
    .map((letter) => String.fromCodePoint(letter))
    .join('')
