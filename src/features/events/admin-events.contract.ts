import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { longText } from '#contract/fields.ts'
import {
  id,
  length,
  listOf,
  optionalField,
  page,
  sortFields,
  success,
  term,
  textLanguage,
} from '#contract/wire.ts'
import { line, shownPicture } from '#foundation/content/content.contract.ts'
import {
  ADMIN_EVENT_SORTS,
  eventFields,
  eventForm,
  NEEDED_TO_PUBLISH,
  PUBLICATIONS,
} from './admin-event-fields.contract.ts'
import { EVENT_STATUSES, eventDetails } from './events.contract.ts'

const can = z.object({
  see: z.boolean(),
  edit: z.boolean(),
  publish: z.boolean(),
  cancel: z.boolean(),
  duplicate: z.boolean(),
  name_hosts: z.boolean(),
  see_people: z.boolean(),
})

export const adminEvent = z.object({
  id: z.int(),
  title: z.string(),
  text_language: textLanguage,
  type: z.string(),
  publication: z.enum(PUBLICATIONS),
  status: z.enum(EVENT_STATUSES),
  is_live: z.boolean(),
  /** ISO 8601 in UTC */
  start_date_time: z.string().nullable(),
  time_zone: z.string(),
  registered_count: z.int(),
  capacity: z.int().nullable(),
  waiting_count: z.int(),
  can,
})
export type AdminEvent = z.output<typeof adminEvent>

/** Filters of the list, and of its CSV file. */
export const adminEventFilters = z.object({
  search_query: line(200),
  publication: optionalField(z.enum(PUBLICATIONS)),
  type: optionalField(id),
  ...sortFields(ADMIN_EVENT_SORTS),
})
export type AdminEventFilters = z.output<typeof adminEventFilters>

/** An event as its organisers see it: the initial values of its form, and what the page shows around it. */
export const managedEvent = eventForm.extend({
  id: z.int(),
  publication: z.enum(PUBLICATIONS),
  /** Sent back with a change, so that it can't overwrite someone else's newer one. */
  revision: z.string(),
  registered_count: z.int(),
  /** What the event still needs before it can be published. */
  missing: z.array(z.enum(NEEDED_TO_PUBLISH)),
  hosts: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Null if the event has no picture of its own and shows a drawn one. */
  picture: shownPicture.nullable(),
  can,
})
export type ManagedEvent = z.output<typeof managedEvent>

/**
 * `draft_saved_at`, ISO 8601 in UTC: when the unsaved draft that this preview shows was stored. Null if there is
 * none.
 */
export const eventPreview = eventDetails.extend({ draft_saved_at: z.string().nullable() })
export type EventPreview = z.output<typeof eventPreview>

const eventChoices = z.object({
  types: z.array(term),
  series: z.array(term),
  speakers: z.array(term),
  skills: z.array(term),
  tags: z.array(term),
  age_groups: z.array(term),
})
export type EventChoices = z.output<typeof eventChoices>

const errors = ['NotSignedIn', 'NotAllowed', 'EventNotFound'] as const
const savedReply = success(z.object({ message: z.string(), id: z.int() }))

export const adminEventsContract = {
  listAdminEvents: endpoint({
    method: 'POST',
    path: '/v2/admin/event/list/',
    summary: 'Lists events that the current user organises, including drafts and cancelled ones',
    body: adminEventFilters.extend({ page: optionalField(page), length: optionalField(length) }),
    reply: listOf(adminEvent).extend({ can: z.object({ create: z.boolean() }) }),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
  getManagedEvent: endpoint({
    method: 'GET',
    path: '/v2/admin/event/details/',
    summary: 'Returns an event with its editable fields',
    query: z.object({ id }),
    reply: success(managedEvent),
    errors,
  }),
  getEventChoices: endpoint({
    method: 'GET',
    path: '/v2/admin/event/choices/',
    summary: 'Returns the choices for the form of an event',
    query: z.object({
      id: optionalField(id).describe('Event being edited: its own terms are also returned, even hidden ones'),
    }),
    reply: success(eventChoices),
    errors,
  }),
  previewEvent: endpoint({
    method: 'GET',
    path: '/v2/admin/event/preview/',
    summary: 'Previews an event as the public will see it, in one language, with unsaved changes',
    query: z.object({ id, language: textLanguage }),
    reply: success(eventPreview),
    errors,
  }),
  saveEvent: endpoint({
    method: 'POST',
    path: '/v2/admin/event/save/',
    summary: 'Creates a draft of an event, or updates an event',
    body: eventFields,
    reply: savedReply,
    errors: [
      ...errors,
      'EventChangedMeanwhile',
      'EventIsCancelled',
      'EventNotComplete',
      'MoveNeedsAnswer',
      'TooFewPlaces',
      'ChoiceIsGone',
      'TimeDoesNotExist',
    ],
    changesPages: true,
  }),
  publishEvent: endpoint({
    method: 'POST',
    path: '/v2/admin/event/publish/',
    summary: 'Publishes a draft; refused while its access facts are incomplete',
    body: z.object({ id }),
    reply: savedReply,
    errors: [...errors, 'EventNotComplete', 'EventIsCancelled'],
    changesPages: true,
  }),
  cancelEvent: endpoint({
    method: 'POST',
    path: '/v2/admin/event/cancel/',
    summary: 'Cancels a published event and emails everyone registered',
    body: z.object({ id, note: longText(2_000).optional() }),
    reply: savedReply,
    errors: [...errors, 'EventIsCancelled'],
    changesPages: true,
  }),
  duplicateEvent: endpoint({
    method: 'POST',
    path: '/v2/admin/event/duplicate/',
    summary: 'Copies an event as a draft with the same texts, without its date, meeting and recording',
    body: z.object({ id }),
    reply: savedReply,
    errors,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminEventsContract> {}
}
