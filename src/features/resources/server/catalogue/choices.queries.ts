import { sql } from 'drizzle-orm'
import { type Catalogue, type Choice as ChoiceOf, choicesIn } from '#foundation/catalogue/server/index.ts'
import type { Facet } from '../../resource-card.contract.ts'
import type { ResourceFilters } from '../../resources.contract.ts'

/** The library of resources, for `foundation/catalogue`. */
export const LIBRARY: Catalogue<Facet> = {
  thing: 'resource',
  columns: {
    type: (row, isAmong) => sql`${row}.resource_type_id ${isAmong}`,
    creator: (row, isAmong) => sql`${row}.creator_id ${isAmong}`,
  },
}

/** The terms chosen for a facet: a resource matches by any of them. */
export type Choice = ChoiceOf<Facet>

/** The choices of each facet. The list of one creator is also a choice, which narrows the chosen creators. */
export function choicesOf(
  filters: ResourceFilters,
  { creator_id }: { creator_id?: number | undefined } = {},
): Choice[] {
  const { age_group, skill, tag, resource_type: type, creator } = filters
  const choices = choicesIn<Facet>({ age_group, skill, tag, type, creator })
  if (creator_id === undefined) return choices
  const isChosen = !creator?.length || creator.includes(creator_id)
  // No ids if someone else was chosen: then nothing matches.
  const ofCreator: Choice = { facet: 'creator', ids: isChosen ? [creator_id] : [] }
  return [...choices.filter(({ facet }) => facet !== 'creator'), ofCreator]
}
