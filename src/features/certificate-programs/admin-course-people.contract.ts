import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { longText, optionalText, requiredText } from '#contract/fields.ts'
import { id, length, listOf, messageReply, optionalField, page, success } from '#contract/wire.ts'
import { MOST_ADDRESS_LETTERS } from './admin-programs.contract.ts'
import { PROGRESS_LABELS } from './certificate-programs.contract.ts'

const label = z.enum(PROGRESS_LABELS)

/** A person's progress in a program and in each of its modules, in order. */
const stand = z.object({
  label,
  modules_done: z.int(),
  minutes_done: z.int(),
  /** ISO 8601 in UTC, like the next field. */
  finished_at: z.string().nullable(),
  since: z.string(),
  modules: z.array(z.object({ id: z.int(), label })),
})
export type Stand = z.output<typeof stand>

export const participant = stand.extend({ user_id: z.int(), name: z.string(), email: z.string() })
export type Participant = z.output<typeof participant>

export const cohortMember = z.object({
  email: z.string(),
  /** The name of the account with this confirmed email; null if there is none. */
  name: z.string().nullable(),
  /** Null for a member who isn't enrolled in the program. */
  stand: stand.nullable(),
})
export type CohortMember = z.output<typeof cohortMember>

const listedCohort = z.object({
  id: z.int(),
  name: z.string(),
  members_count: z.int(),
  /** Members who are enrolled in the program. */
  inside_count: z.int(),
  finished_count: z.int(),
})
export type ListedCohort = z.output<typeof listedCohort>

const program = z.object({
  id: z.int(),
  title: z.string(),
  modules: z.array(z.object({ id: z.int(), title: z.string() })),
})
export type ProgramOfPeople = z.output<typeof program>

const errors = ['NotSignedIn', 'NotAllowed'] as const
const ofProgram = [...errors, 'ProgramNotFound'] as const
const ofCohort = [...errors, 'CohortNotFound'] as const
const pages = { page: optionalField(page), length: optionalField(length) }

export const adminCoursePeopleContract = {
  listParticipants: endpoint({
    method: 'POST',
    path: '/v2/admin/course/people/list/',
    summary: 'Lists the people enrolled in a certificate program, with their progress',
    body: z.object({
      id: id.describe('ID of the program'),
      search_query: optionalField(optionalText(200)),
      ...pages,
    }),
    reply: listOf(participant).extend({ program }),
    errors: ofProgram,
  }),
  listCohorts: endpoint({
    method: 'POST',
    path: '/v2/admin/course/cohort/list/',
    summary: 'Lists the cohorts of a certificate program',
    body: z.object({ id: id.describe('ID of the program') }),
    reply: success(z.object({ program, cohorts: z.array(listedCohort) })),
    errors: ofProgram,
  }),
  getCohort: endpoint({
    method: 'POST',
    path: '/v2/admin/course/cohort/details/',
    summary: 'Returns a cohort with its members and their progress',
    body: z.object({ id, ...pages }),
    reply: listOf(cohortMember).extend({ cohort: z.object({ id: z.int(), name: z.string() }), program }),
    errors: ofCohort,
  }),
  saveCohort: endpoint({
    method: 'POST',
    path: '/v2/admin/course/cohort/save/',
    summary:
      'Creates a cohort, or renames one and adds emails to it; one invalid email rejects the whole list',
    body: z.object({
      id: optionalField(id).describe('ID of the cohort; not given: creates one'),
      program_id: optionalField(id).describe('ID of the program, for a new cohort'),
      name: requiredText(200),
      addresses: optionalField(longText(MOST_ADDRESS_LETTERS)).describe(
        'Emails, separated by lines, commas, semicolons or spaces',
      ),
    }),
    reply: success(z.object({ message: z.string(), id: z.int(), program_id: z.int(), added: z.int() })),
    errors: [...ofCohort, 'ProgramNotFound', 'CohortNameTaken', 'AddressesBroken', 'TooManyMembers'],
  }),
  removeCohortMember: endpoint({
    method: 'POST',
    path: '/v2/admin/course/cohort/member/remove/',
    summary: 'Removes an email from a cohort; the person keeps their progress',
    body: z.object({ id: id.describe('ID of the cohort'), email: requiredText(254) }),
    reply: messageReply,
    errors: [...ofCohort, 'MemberNotFound'],
  }),
  removeCohort: endpoint({
    method: 'POST',
    path: '/v2/admin/course/cohort/remove/',
    summary: 'Removes a cohort; its members stay enrolled in the program',
    body: z.object({ id }),
    reply: success(z.object({ message: z.string(), program_id: z.int() })),
    errors: ofCohort,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminCoursePeopleContract> {}
}
