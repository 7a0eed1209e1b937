import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { requiredLongText } from '#contract/fields.ts'
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
} from '#contract/wire.ts'
import { ROLES } from '#foundation/accounts/roles.contract.ts'
import { session } from '#foundation/accounts/sessions.contract.ts'
import { madeThing, PERSON_COUNTS } from '#foundation/feature.contract.ts'

export const PEOPLE_SORTS = {
  newest: 'descending',
  name: 'ascending',
  seen: 'descending',
} as const satisfies Sorts
export type PeopleSort = keyof typeof PEOPLE_SORTS

/** Filters of the list of people: closed accounts, unconfirmed emails, premium members, deletion scheduled. */
export const PEOPLE_STATES = ['disabled', 'unverified', 'member', 'leaving'] as const
export type PeopleState = (typeof PEOPLE_STATES)[number]

export const MOST_REASON_LETTERS = 300

const role = z.enum(ROLES)
const reason = requiredLongText(MOST_REASON_LETTERS)

/** Filters of the list of people, and of its CSV file. */
export const peopleFilters = z.object({
  search_query: optionalField(
    z
      .string()
      .overwrite((words) => words.replaceAll('\0', ' '))
      .trim()
      .max(200),
  ).describe(
    "Beginning of an email or a whole name; if nobody has it, part of a name, email or username, or the person's ID",
  ),
  role: optionalField(role),
  state: optionalField(z.enum(PEOPLE_STATES)),
  occupation_id: optionalField(id),
})
export type PeopleFilters = z.output<typeof peopleFilters>

export const personWithRoles = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  occupation: z.string().nullable(),
  roles: z.array(role),
  is_verified: z.boolean(),
  is_member: z.boolean(),
  is_disabled: z.boolean(),
  /** Deletion is scheduled, as the person requested. */
  is_leaving: z.boolean(),
  /** ISO 8601 in UTC */
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
})
export type PersonWithRoles = z.output<typeof personWithRoles>

export const administeredPerson = personWithRoles.extend({
  mobile: z.string().nullable(),
  school_name: z.string().nullable(),
  /** The occupation chosen at sign-up. */
  user_type: z.string().nullable(),
  is_promoter: z.boolean(),
  utm_source: z.string(),
  disabled_at: z.string().nullable(),
  /** Why it was disabled; null if no reason was given, or while it isn't disabled. */
  disabled_reason: z.string().nullable(),
  /** When the account is deleted. */
  delete_at: z.string().nullable(),
  sessions: z.array(session),
  counts: z.array(z.object({ name: z.enum(PERSON_COUNTS), count: z.int() })),
  /** The newest public things that they created. */
  made: z.array(madeThing),
  can: z.object({ close: z.boolean(), take_administrator: z.boolean(), send_code: z.boolean() }),
})
export type AdministeredPerson = z.output<typeof administeredPerson>

const errors = ['NotSignedIn', 'NotAllowed'] as const
const ofOne = [...errors, 'PersonNotFound'] as const

/** People and their accounts. For administrators. */
export const peopleContract = {
  listPeople: endpoint({
    method: 'POST',
    path: '/v2/admin/people/list/',
    summary: 'Lists people with their roles and the state of their accounts',
    body: peopleFilters.extend({
      ...sortFields(PEOPLE_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(personWithRoles).extend({
      occupations: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
    errors,
  }),
  getPerson: endpoint({
    method: 'GET',
    path: '/v2/admin/people/details/',
    summary: "Returns a person's account, roles, sessions, counts and content",
    query: z.object({ id }),
    reply: success(administeredPerson),
    errors: ofOne,
  }),
  setRole: endpoint({
    method: 'POST',
    path: '/v2/admin/people/role/',
    summary: 'Grants a role to a person or revokes it, with a reason for the audit log',
    body: z.object({ id, role, is_granted: flag, reason }),
    reply: success(z.object({ message: z.string(), roles: z.array(role) })),
    errors: [...ofOne, 'OwnAdministratorRole', 'LastAdministrator'],
  }),
  setMembership: endpoint({
    method: 'POST',
    path: '/v2/admin/people/membership/',
    summary: 'Makes a person a premium member, or a community member again',
    body: z.object({ id, is_member: flag, reason: optionalField(reason) }),
    reply: messageReply,
    errors: ofOne,
  }),
  closeAccount: endpoint({
    method: 'POST',
    path: '/v2/admin/people/close/',
    changesPages: true,
    summary: 'Closes an account immediately or reopens it, and emails the person the reason',
    body: z.object({ id, is_closed: flag, reason }),
    reply: messageReply,
    errors: [...ofOne, 'OwnAccount', 'LastAdministrator'],
  }),
  endSessionsOf: endpoint({
    method: 'POST',
    path: '/v2/admin/people/session/end/',
    summary: 'Ends one session of a person, or all of them',
    body: z.object({ id, session_id: z.union([z.uuid(), z.literal('all')]) }),
    reply: messageReply,
    errors: [...ofOne, 'SessionNotFound'],
  }),
  resendCode: endpoint({
    method: 'POST',
    path: '/v2/admin/people/email-code/',
    summary: 'Emails a person a new confirmation code',
    body: z.object({ id }),
    reply: messageReply,
    errors: [...ofOne, 'EmailIsVerified'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof peopleContract> {}
}
