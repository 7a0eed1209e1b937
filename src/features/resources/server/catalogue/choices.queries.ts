import { sql } from 'drizzle-orm'
import { type Catalogue, type Choice as ChoiceOf, choicesIn } from '#foundation/catalogue/server/index.ts'
import type { Facet } from '../../resource-card.contract.ts'
import type { ResourceFilters } from '../../resources.contract.ts'

/** The library of resources, for what `foundation/catalogue` does with every catalogue. */
export const LIBRARY: Catalogue<Facet> = {
  thing: 'resource',
  columns: {
    type: (row, isAmong) => sql`${row}.resource_type_id ${isAmong}`,
    creator: (row, isAmong) => sql`${row}.creator_id ${isAmong}`,
  },
}

/** The terms chosen of a facet: a resource meets the choice by any of them. */
export type Choice = ChoiceOf<Facet>

/** What is chosen of each facet. A list of one creator's is a choice too, which narrows what was chosen of creators. */
export function choicesOf(
  filters: ResourceFilters,
  { creator_id }: { creator_id?: number | undefined } = {},
): Choice[] {
  const { age_group, skill, tag, resource_type: type, creator } = filters
  const choices = choicesIn<Facet>({ age_group, skill, tag, type, creator })
  if (creator_id === undefined) return choices
  const isChosen = !creator?.length || creator.includes(creator_id)
  // No id at all where somebody else was chosen: then nothing meets the choice.
  const ofCreator: Choice = { facet: 'creator', ids: isChosen ? [creator_id] : [] }
  return [...choices.filter(({ facet }) => facet !== 'creator'), ofCreator]
}
