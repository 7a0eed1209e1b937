import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, length, listOf, optionalField, page, success, term, textLanguage } from '#contract/wire.ts'
import { ownRegistration, userEventStatus } from '#features/events/event-registrations.contract.ts'
import { eventCard } from '#features/events/events.contract.ts'
import { easyRead } from '#foundation/easy-read/easy-read.contract.ts'
import { parsedQueryFields, sharedFilters } from '#foundation/search-words/search-query.contract.ts'

/** A person's state in a module or a program. */
export const PROGRESS_LABELS = ['Live', 'In Progress', 'Not started', 'Completed'] as const
export type ProgressLabel = (typeof PROGRESS_LABELS)[number]

const progressLabel = z.enum(PROGRESS_LABELS)

/** A person's progress in a program; null if they aren't enrolled. */
export const ownProgress = z.object({
  label: progressLabel,
  modules_done: z.int(),
  modules_count: z.int(),
  /** The minutes of the completed modules. */
  minutes_done: z.int(),
  /** ISO 8601 in UTC; null until everything is done. */
  finished_at: z.string().nullable(),
})
export type OwnProgress = z.output<typeof ownProgress>

export const programCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  /** The language of the title and texts: the requested one if they exist in it, otherwise the other. */
  text_language: textLanguage,
  price_text: z.string(),
  /** The minutes of all modules. */
  minutes: z.int(),
  events_count: z.int(),
  picture: z.string(),
  picture_alt: z.string(),
  modules: z.array(z.object({ id: z.int(), module_name: z.string() })),
  /** Whether the program accepts no new participants. */
  is_closed: z.boolean(),
  progress: ownProgress.nullable(),
})
export type ProgramCard = z.output<typeof programCard>

/** An event of a module, with the viewer's relation to it. */
export const moduleEvent = eventCard.extend({
  /** The person is already registered for it or on its waitlist. */
  isSelected: z.boolean(),
  user_event_status: userEventStatus,
  registration: ownRegistration.nullable(),
  /** Whether people can register right now. */
  is_open: z.boolean(),
})
export type ModuleEvent = z.output<typeof moduleEvent>

export const courseModule = z.object({
  id: z.int(),
  module_name: z.string(),
  description: z.string(),
  minutes: z.int(),
  /** How many of its events must be attended or watched. */
  events_needed: z.int(),
  events_done: z.int(),
  module_events: z.array(moduleEvent),
  quiz: z
    .object({ questions_count: z.int(), is_needed: z.boolean(), has_passed: z.boolean(), tries: z.int() })
    .nullable(),
  label: progressLabel,
  /** False while an earlier module must be completed first. */
  is_open: z.boolean(),
})
export type CourseModule = z.output<typeof courseModule>

export const programDetails = programCard.extend({
  description: z.string(),
  easy_read: easyRead,
  for_whom: z.string(),
  outcomes: z.array(z.string()),
  skills_data: z.array(term),
  tags_data: z.array(term),
  age_groups_data: z.array(term),
  teachers: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      designation: z.string(),
      place: z.string(),
      introduction: z.string(),
      /** The address of a square picture; null without one. */
      picture: z.string().nullable(),
      /** The id of the public profile; null for a teacher without an account. */
      creator_id: z.int().nullable(),
    }),
  ),
  answers: z.array(z.object({ id: z.int(), question: z.string(), answer: z.string() })),
  is_ordered: z.boolean(),
  /** The texts above and below the name on its certificate; null for the default. */
  certificate_heading: z.string().nullable(),
  certificate_words: z.string().nullable(),
  modules: z.array(courseModule),
  /** Pairs of upcoming events that overlap. */
  clashes: z.array(z.object({ event_id: z.int(), other_id: z.int() })),
})
export type ProgramDetails = z.output<typeof programDetails>

export type ProgramFilters = z.output<typeof sharedFilters>

export const certificateProgramsContract = {
  listPrograms: endpoint({
    method: 'GET',
    path: '/v2/event/course/list/',
    summary:
      'Lists certificate programs with their modules, filtered and searched, newest first; optionally only those that the current user is enrolled in',
    query: sharedFilters.extend({
      is_mine: optionalField(z.enum(['true', 'false'])).describe(
        'true: only programs that the current user is enrolled in',
      ),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(programCard).extend({
      /** No program contains the words searched for; these contain similarly spelled ones. */
      is_near_match: z.boolean(),
      ...parsedQueryFields,
    }),
    errors: ['NotSignedIn'],
  }),
  getProgram: endpoint({
    method: 'GET',
    path: '/v2/event/course/modules/{id}/',
    summary: "Returns a certificate program with its modules, their events and the viewer's progress",
    params: z.object({ id }),
    reply: success(programDetails),
    errors: ['ProgramNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof certificateProgramsContract> {}
}
