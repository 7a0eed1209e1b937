import type { TermList } from '../../taxonomy.contract.ts'
import * as starting from '../starting-terms.ts'

const keysOf = (terms: readonly { key: string }[]) => new Set(terms.map(({ key }) => key))

/**
 * Keys that code depends on: occupations that ask for a school, the Parent user type, the four event types, which each
 * behave differently, and the resource types.
 */
const needed: Partial<Record<TermList, ReadonlySet<string>>> = {
  occupations: keysOf(
    starting.occupations.filter(({ key }) => key.startsWith('school-') || key === 'parent'),
  ),
  event_types: keysOf(starting.eventTypes),
  resource_types: keysOf(starting.resourceTypes),
}

/** Such a term can be renamed and hidden. Merging it away would break what depends on it. */
export const isNeededTerm = (list: TermList, key: string): boolean => needed[list]?.has(key) ?? false
