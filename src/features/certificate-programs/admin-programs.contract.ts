import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import {
  flag,
  id,
  length,
  listOf,
  messageReply,
  optionalField,
  page,
  type Sorts,
  sortFields,
  success,
  term,
} from '#contract/wire.ts'
import {
  ids,
  inOneLanguage,
  line,
  ofContent,
  text,
  textsInBoth,
} from '#foundation/content/content.contract.ts'
import { inShortFields, inShortForm } from '#foundation/easy-read/easy-read.contract.ts'

export const PROGRAM_PUBLICATIONS = ['draft', 'published', 'closed'] as const
export type ProgramPublication = (typeof PROGRAM_PUBLICATIONS)[number]

export const PROGRAM_SORTS = {
  title: 'ascending',
  people: 'descending',
} as const satisfies Sorts
export type ProgramSort = keyof typeof PROGRAM_SORTS

/** Slots of a form for questions that people ask before they join. */
export const ANSWER_SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Slots for the choices of a quiz question. */
export const CHOICE_SLOTS = [1, 2, 3, 4, 5, 6] as const
export type ChoiceSlot = (typeof CHOICE_SLOTS)[number]

/** What a program needs before it can be published. */
export const NEEDED_TO_PUBLISH = ['summary', 'description', 'modules', 'work', 'events'] as const
export type NeededToPublish = (typeof NEEDED_TO_PUBLISH)[number]

/** The most characters of addresses that are pasted into a cohort at once. */
export const MOST_ADDRESS_LETTERS = 50_000

export const adminProgram = z.object({
  id: z.int(),
  title: z.string(),
  publication: z.enum(PROGRAM_PUBLICATIONS),
  modules_count: z.int(),
  minutes: z.int(),
  /** How many people are enrolled, finished or not. */
  people_count: z.int(),
  finished_count: z.int(),
})
export type AdminProgram = z.output<typeof adminProgram>

export const programTexts = textsInBoth({
  title: line(200),
  summary: text(600),
  description: text(20_000),
  for_whom: text(2_000),
  outcomes: text(3_000).describe('One per line'),
  price_text: line(200),
})
export const certificateTexts = textsInBoth({
  certificate_heading: line(60).describe('Empty: the default heading'),
  certificate_words: line(120).describe('Text between the name and the title; empty: the default text'),
})

export const programFields = z
  .object({
    ...ofContent,
    ...programTexts.fields,
    is_ordered: optionalField(flag),
    ...inShortFields,
    teacher_ids: ids,
    skill_ids: ids,
    tag_ids: ids,
    age_group_ids: ids,
    ...certificateTexts.fields,
  })
  .refine(...inOneLanguage('title'))
export type ProgramFields = z.output<typeof programFields>

/** The initial values of a program's form. */
export const programForm = z.object({
  ...programTexts.form,
  is_ordered: z.boolean(),
  ...inShortForm,
  teacher_ids: z.array(z.int()),
  skill_ids: z.array(z.int()),
  tag_ids: z.array(z.int()),
  age_group_ids: z.array(z.int()),
  ...certificateTexts.form,
})
export type ProgramForm = z.output<typeof programForm>

export const listedModule = z.object({
  id: z.int(),
  title: z.string(),
  minutes: z.int(),
  /** Only published events count. */
  events_count: z.int(),
  questions_count: z.int(),
  /** False if it contains nothing to do, so that nobody could finish the program. */
  has_work: z.boolean(),
})
export type ListedModule = z.output<typeof listedModule>

export const managedProgram = programForm.extend({
  id: z.int(),
  publication: z.enum(PROGRAM_PUBLICATIONS),
  /** Sent back with a change, so that it can't overwrite someone else's newer one. */
  revision: z.string(),
  people_count: z.int(),
  modules: z.array(listedModule),
  /** What the program still needs before it can be published. */
  missing: z.array(z.enum(NEEDED_TO_PUBLISH)),
  can: z.object({
    edit: z.boolean(),
    publish: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    see_people: z.boolean(),
  }),
})
export type ManagedProgram = z.output<typeof managedProgram>

const programChoices = z.object({
  teachers: z.array(term),
  skills: z.array(term),
  tags: z.array(term),
  age_groups: z.array(term),
})
export type ProgramChoices = z.output<typeof programChoices>

const errors = ['NotSignedIn', 'NotAllowed'] as const
const ofOne = [...errors, 'ProgramNotFound'] as const

export const adminProgramsContract = {
  listAdminPrograms: endpoint({
    method: 'POST',
    path: '/v2/admin/course/list/',
    summary: 'Lists certificate programs, including drafts and closed ones',
    body: z.object({
      search_query: line(200),
      publication: optionalField(z.enum(PROGRAM_PUBLICATIONS)),
      ...sortFields(PROGRAM_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(adminProgram),
    errors,
  }),
  getManagedProgram: endpoint({
    method: 'GET',
    path: '/v2/admin/course/details/',
    summary: 'Returns a certificate program with its editable fields and its modules',
    query: z.object({ id }),
    reply: success(managedProgram),
    errors: ofOne,
  }),
  getProgramChoices: endpoint({
    method: 'GET',
    path: '/v2/admin/course/choices/',
    summary: 'Returns the choices for the form of a certificate program',
    query: z.object({
      id: optionalField(id).describe(
        'Program being edited: its own terms are also returned, even hidden ones',
      ),
    }),
    reply: success(programChoices),
    errors,
  }),
  saveProgram: endpoint({
    method: 'POST',
    path: '/v2/admin/course/save/',
    changesPages: true,
    summary: 'Creates a draft of a certificate program, or updates a program',
    body: programFields,
    reply: success(z.object({ message: z.string(), id: z.int() })),
    errors: [...ofOne, 'ProgramChangedMeanwhile', 'ProgramNotComplete', 'ChosenIsGone'],
  }),
  publishProgram: endpoint({
    method: 'POST',
    path: '/v2/admin/course/publish/',
    changesPages: true,
    summary: 'Publishes a draft; refused while required content is missing',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...ofOne, 'ProgramNotComplete'],
  }),
  closeProgram: endpoint({
    method: 'POST',
    path: '/v2/admin/course/close/',
    changesPages: true,
    summary: 'Closes a program to new participants; people already enrolled can continue',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...ofOne, 'ProgramIsDraft'],
  }),
  reopenProgram: endpoint({
    method: 'POST',
    path: '/v2/admin/course/reopen/',
    changesPages: true,
    summary: 'Reopens a program to new participants',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...ofOne, 'ProgramIsDraft', 'ProgramNotComplete'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminProgramsContract> {}
}
