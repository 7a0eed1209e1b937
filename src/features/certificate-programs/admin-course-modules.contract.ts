import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { flag, id, MOVES, messageReply, optionalField, success, wholeNumber } from '#contract/wire.ts'
import { PUBLICATIONS } from '#features/events/admin-event-fields.contract.ts'
import { inOneLanguage, line, ofContent, text, textsInBoth } from '#foundation/content/content.contract.ts'
import { PROGRAM_PUBLICATIONS } from './admin-programs.contract.ts'
import { QUESTION_KINDS } from './quizzes.contract.ts'

export const moduleTexts = textsInBoth({ title: line(200), description: text(3_000) })
const minutes = z
  .string()
  .trim()
  .min(1, '#required')
  .or(z.number())
  .pipe(wholeNumber.pipe(z.int().min(1).max(6_000)))

export const moduleFields = z
  .object({
    ...ofContent,
    program_id: optionalField(id).describe('ID of the program, for a new module'),
    ...moduleTexts.fields,
    minutes,
    events_needed: optionalField(wholeNumber.pipe(z.int().min(1).max(100)).nullable()).describe(
      'Number of events required; not given: all',
    ),
    needs_quiz: optionalField(flag).describe("Whether the module's quiz, if it has one, must be passed"),
    quiz_pass_share: optionalField(wholeNumber.pipe(z.int().min(1).max(100))).describe(
      'Percentage needed to pass; default 60',
    ),
  })
  .refine(...inOneLanguage('title'))
export type ModuleFields = z.output<typeof moduleFields>

export const moduleForm = z.object({
  ...moduleTexts.form,
  minutes: z.int(),
  events_needed: z.int().nullable(),
  needs_quiz: z.boolean(),
  quiz_pass_share: z.int(),
})
export type ModuleForm = z.output<typeof moduleForm>

/** An event that can be added to a module. */
export const foundEvent = z.object({
  id: z.int(),
  title: z.string(),
  publication: z.enum(PUBLICATIONS),
  /** ISO 8601 in UTC */
  start_date_time: z.string().nullable(),
  /** The module of this program that already contains it. */
  module_name: z.string().nullable(),
})
export type FoundEvent = z.output<typeof foundEvent>
const moduleEvent = foundEvent.omit({ module_name: true })
export type EventOfModule = z.output<typeof moduleEvent>

export const managedModule = moduleForm.extend({
  id: z.int(),
  revision: z.string(),
  program: z.object({ id: z.int(), title: z.string(), publication: z.enum(PROGRAM_PUBLICATIONS) }),
  can_see_people: z.boolean(),
  events: z.array(moduleEvent),
  questions: z.array(z.object({ id: z.int(), question: z.string(), kind: z.enum(QUESTION_KINDS) })),
  /** How many participants of the program haven't finished it. */
  inside_count: z.int(),
  /** How many of those have passed its quiz. */
  passed_count: z.int(),
})
export type ManagedModule = z.output<typeof managedModule>

const errors = ['NotSignedIn', 'NotAllowed', 'ModuleNotFound'] as const
const direction = z.enum(MOVES)

export const adminCourseModulesContract = {
  getManagedModule: endpoint({
    method: 'GET',
    path: '/v2/admin/course/module/details/',
    summary: 'Returns a module of a certificate program with its events and quiz questions',
    query: z.object({ id }),
    reply: success(managedModule),
    errors,
  }),
  saveModule: endpoint({
    method: 'POST',
    path: '/v2/admin/course/module/save/',
    changesPages: true,
    summary: 'Adds a module at the end of a program, or updates one',
    body: moduleFields,
    reply: success(z.object({ message: z.string(), id: z.int(), program_id: z.int() })),
    errors: [...errors, 'ProgramNotFound', 'ModuleChangedMeanwhile', 'ModuleNeedsWork', 'TooManyModules'],
  }),
  moveModule: endpoint({
    method: 'POST',
    path: '/v2/admin/course/module/move/',
    changesPages: true,
    summary: 'Moves a module up or down by one',
    body: z.object({ id, direction }),
    reply: messageReply,
    errors,
  }),
  removeModule: endpoint({
    method: 'POST',
    path: '/v2/admin/course/module/remove/',
    changesPages: true,
    summary: 'Removes a module from its program, with its quiz and results',
    body: z.object({ id }),
    reply: success(z.object({ message: z.string(), program_id: z.int() })),
    errors: [...errors, 'ProgramNeedsModule', 'ProgramNeedsEvent'],
  }),
  findEventsForModule: endpoint({
    method: 'POST',
    path: '/v2/admin/course/module/event/find/',
    summary: 'Finds events by title, with their place in the program if they have one',
    body: z.object({ id: id.describe('ID of the module'), search_query: line(200) }),
    reply: success(z.array(foundEvent)),
    errors,
  }),
  addModuleEvent: endpoint({
    method: 'POST',
    path: '/v2/admin/course/module/event/add/',
    changesPages: true,
    summary: 'Adds an event at the end of a module; an event appears only once in a program',
    body: z.object({ id: id.describe('ID of the module'), event_id: id }),
    reply: messageReply,
    errors: [...errors, 'EventNotThere', 'EventIsCancelled', 'EventStandsAlready', 'TooManyEvents'],
  }),
  moveModuleEvent: endpoint({
    method: 'POST',
    path: '/v2/admin/course/module/event/move/',
    changesPages: true,
    summary: 'Moves an event of a module up or down by one',
    body: z.object({ id: id.describe('ID of the module'), event_id: id, direction }),
    reply: messageReply,
    errors: [...errors, 'EventNotThere'],
  }),
  removeModuleEvent: endpoint({
    method: 'POST',
    path: '/v2/admin/course/module/event/remove/',
    changesPages: true,
    summary: 'Removes an event from a module; the event itself is kept',
    body: z.object({ id: id.describe('ID of the module'), event_id: id }),
    reply: messageReply,
    errors: [...errors, 'EventNotThere', 'ModuleNeedsWork', 'ProgramNeedsEvent'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminCourseModulesContract> {}
}
