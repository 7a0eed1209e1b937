import { type ChosenFilter, chosenIds, chosenWords } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import type { ListedPrograms } from './load-programs.ts'
import { type ProgramsSearch, programCatalogue } from './programs-search.ts'

/** Everything that was asked for: each part of the parsed query, and each filter. */
export function chosenFilters(
  search: ProgramsSearch,
  { parsedQuery }: Pick<ListedPrograms, 'parsedQuery'>,
): ChosenFilter<ProgramsSearch>[] {
  // The list has no filters whose labels name the terms, so each chip shows the name of its facet.
  const titles = { age_group: m.filter_age_group(), skill: m.filter_skill(), tag: m.filter_tag() }
  const chosen = (['age_group', 'skill', 'tag'] as const).flatMap((facet) =>
    chosenIds(programCatalogue, search, facet, { terms: undefined, title: titles[facet] }),
  )
  return [...chosenWords(programCatalogue, search, parsedQuery), ...chosen]
}
