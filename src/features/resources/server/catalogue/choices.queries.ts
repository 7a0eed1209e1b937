import { type SQL, sql } from 'drizzle-orm'
import type { ResourceFilters } from '../../resources.contract.ts'
import { type Choice, isAmong } from './matching-ids.queries.ts'

/** What is chosen of each facet. A list of one creator's is a choice too, which narrows what was chosen of creators. */
export function choicesOf(
  filters: ResourceFilters,
  { creator_id }: { creator_id?: number | undefined } = {},
) {
  const chosen = {
    age_group: filters.age_group,
    skill: filters.skill,
    tag: filters.tag,
    type: filters.resource_type,
    creator: filters.creator?.length ? filters.creator : undefined,
  }
  if (creator_id !== undefined) {
    const isChosen = chosen.creator?.includes(creator_id) ?? true
    chosen.creator = isChosen ? [creator_id] : []
    return choices(chosen, ({ ids, facet }) => facet === 'creator' || ids.length > 0)
  }
  return choices(chosen, ({ ids }) => ids.length > 0)
}

function choices(
  chosen: Partial<Record<Choice['facet'], number[] | undefined>>,
  isOne: (choice: Choice) => boolean,
) {
  return Object.entries(chosen)
    .map(([facet, ids]) => ({ facet, ids: [...new Set(ids)] }) as Choice)
    .filter(isOne)
}

/** Whether a resource meets a choice; for `resources r`. */
export function isMet({ facet, ids }: Choice): SQL {
  const among = isAmong(ids)
  if (facet === 'type') return sql`r.resource_type_id ${among}`
  if (facet === 'creator') return sql`r.creator_id ${among}`
  // The limit keeps the planner from joining: the list is read in its order, each resource asked for its terms.
  return sql`(select true from ${sql.raw(`resource_${facet}s`)} l
    where l.resource_id = r.id and l.${sql.raw(`${facet}_id`)} ${among} limit 1)`
}

export const allMet = (of: readonly Choice[]): SQL[] => of.map(isMet)
