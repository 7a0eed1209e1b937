import {
  type ChosenFilter,
  chosenDirection,
  chosenIds,
  toggled,
  withFilter,
} from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { languageName } from '#ui-kit/language-name.ts'
import type { EventFacets } from '../../events.contract.ts'
import { eventCatalogue as catalogue, type EventSearch } from './event-search.ts'

/** The active filters of the list of events, without the search text. */
export function chosenFilters(
  search: EventSearch,
  facets: EventFacets | undefined,
): ChosenFilter<EventSearch>[] {
  const { captions, sign_language, language = [] } = search
  return [
    ...chosenDirection(catalogue, search),
    ...chosenIds(catalogue, search, 'age_group', {
      terms: facets?.age_groups,
      title: m.filter_age_group(),
      nameOf: (ages) => m.ages({ ages }),
    }),
    ...chosenIds(catalogue, search, 'skill', { terms: facets?.skills, title: m.filter_skill() }),
    ...chosenIds(catalogue, search, 'type', { terms: facets?.types, title: m.filter_type() }),
    ...chosenIds(catalogue, search, 'tag', { terms: facets?.tags, title: m.filter_tag() }),
    ...chosenIds(catalogue, search, 'creator', { terms: facets?.creators, title: m.filter_speaker() }),
    ...language.map((code) => ({
      key: code,
      name: languageName(code),
      without: withFilter(catalogue, search, { language: toggled(language, code) }),
    })),
    ...(captions
      ? [
          {
            key: 'captions',
            name: m.captions(),
            without: withFilter(catalogue, search, { captions: undefined }),
          },
        ]
      : []),
    ...(sign_language
      ? [
          {
            key: 'sign_language',
            name: m.sign_language(),
            without: withFilter(catalogue, search, { sign_language: undefined }),
          },
        ]
      : []),
  ]
}
