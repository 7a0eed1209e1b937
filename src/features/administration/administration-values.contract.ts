/** What pages must know of the administration without zod. */

/** The parts of the administration, in the order of its menu. */
export const PARTS = [
  'events',
  'speakers',
  'series',
  'certificate-programs',
  'awareness-programs',
  'resources',
  'reports',
  'counselling',
  'people',
  'audit',
] as const
export type Part = (typeof PARTS)[number]

export const PEOPLE_SORTS = ['name', 'newest'] as const
export type PeopleSort = (typeof PEOPLE_SORTS)[number]
