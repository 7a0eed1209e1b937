/** What pages must know of people and the audit log without zod. */

export const PEOPLE_SORTS = ['newest', 'name', 'seen'] as const
export type PeopleSort = (typeof PEOPLE_SORTS)[number]

/** What people are narrowed to: closed accounts, addresses not proved, premium members, those whose account goes. */
export const PEOPLE_STATES = ['disabled', 'unverified', 'member', 'leaving'] as const
export type PeopleState = (typeof PEOPLE_STATES)[number]

/** What is counted of a person, in the order in which it is shown. */
export const PERSON_COUNTS = [
  'registrations',
  'attended',
  'questions',
  'event_reviews',
  'courses',
  'certificates',
  'resources',
  'resource_reviews',
  'campaigns',
  'followers',
  'reports_made',
] as const
export type PersonCount = (typeof PERSON_COUNTS)[number]

/** What people make that others see. */
export const MADE_KINDS = ['resource', 'campaign'] as const
export type MadeKind = (typeof MADE_KINDS)[number]

export const MOST_REASON_LETTERS = 300
