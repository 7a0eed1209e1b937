import type { TermList } from '../../taxonomy.contract.ts'
import * as starting from '../starting-terms.ts'

const keysOf = (terms: readonly { key: string }[]) => new Set(terms.map(({ key }) => key))

/**
 * Keys that the product cannot do without: occupations that ask for a school and the Parent user type, the four kinds
 * of event, which each have ways of their own, and the types of resource.
 */
const needed: Partial<Record<TermList, ReadonlySet<string>>> = {
  occupations: keysOf(
    starting.occupations.filter(({ key }) => key.startsWith('school-') || key === 'parent'),
  ),
  event_types: keysOf(starting.eventTypes),
  resource_types: keysOf(starting.resourceTypes),
}

/** Such a term can be named anew and hidden. Merged away, what stands on it would be gone. */
export const isNeededTerm = (list: TermList, key: string): boolean => needed[list]?.has(key) ?? false
