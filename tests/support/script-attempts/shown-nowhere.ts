import type { TextField } from './text-fields.ts'

/** Where people came from: these are only counted, under known names. */
const ORIGIN = /^(utm_\w+|source|medium|campaign|term|content|gclid|referrer|referring_domain)$/

/** Calls whose texts a later call of the journey replaces. */
const REPLACED = [
  'POST /v2/resource/add/',
  'POST /v2/event/question/add/',
  'POST /v2/user/details/',
  'PATCH /v2/user/user/property/{id}/',
  'POST /program/org/campaign/subscription/',
  'PUT /program/org/campaign/subscription/',
  'PATCH /program/subscription/',
  'PATCH /program/subscription/{id}/',
]

/** Answers with a list and stores nothing. */
const PREVIEW = 'POST /program/invitation/preview/'
/** Only for some occupations, and replaced with the preferences. */
const SCHOOL = 'school_name'

/** Texts that no page shows once everything is written. */
export const isShownNowhere = ({ call, name }: TextField): boolean =>
  ORIGIN.test(name) || REPLACED.includes(call) || call === PREVIEW || name === SCHOOL
