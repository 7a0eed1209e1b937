import { sql } from 'drizzle-orm'
import { type Catalogue, type Choice as ChoiceOf, choicesIn } from '#foundation/catalogue/server/index.ts'
import type { EventFilters } from '../../events.contract.ts'

/** The facets that narrow a list. Counting one facet's terms leaves that facet's own choice out. */
export type Facet =
  | 'age_group'
  | 'skill'
  | 'tag'
  | 'type'
  | 'creator'
  | 'language'
  | 'captions'
  | 'sign_language'

/** The catalogue of events, for what `foundation/catalogue` does with every catalogue. */
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

/** The terms chosen of a facet: an event meets the choice by any of them. */
export type Choice = ChoiceOf<Facet>

/** What is chosen of each facet. */
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

/** The only term of a facet that is met or not. */
export const YES = 1

/** A language tag of two or three letters as a number in base 256, as `pankh_language_term` in SQL. */
export const languageTerm = (tag: string): number =>
  [0, 1, 2].reduce((term, place) => term * 256 + (tag.codePointAt(place) ?? 0), 0)

/** The tag of {@link languageTerm}. */
export const languageOf = (term: number): string =>
  [term >> 16, (term >> 8) % 256, term % 256]
    .filter((letter) => letter > 0)
    .map((letter) => String.fromCodePoint(letter))
    .join('')
