/** What pages must know of the administration without zod. */

/** The parts of the administration, in the order of its menu. */
export const PARTS = [
  'numbers',
  'events',
  'speakers',
  'series',
  'certificate-programs',
  'awareness-programs',
  'resources',
  'reports',
  'words',
  'counselling',
  'banners',
  'taxonomy',
  'search-words',
  'people',
  'mails',
  'jobs',
  'privacy',
  'settings',
  'audit',
] as const
export type Part = (typeof PARTS)[number]
