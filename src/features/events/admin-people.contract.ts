import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { flag, id, length, listOf, messageReply, optionalField, page, success } from '#contract/wire.ts'
import { writtenWishes } from './event-registrations.contract.ts'

/** A report of thirty thousand people, each of whom joined twice. */
export const MOST_REPORT_BYTES = 10 * 1024 * 1024
export const MOST_REPORT_LINES = 60_000

export const registeredPerson = z.object({
  user_id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Whether the email is confirmed. Only a confirmed email counts for matching. */
  is_verified: z.boolean(),
  status: z.enum(['registered', 'waiting', 'offered', 'cancelled']),
  ...writtenWishes.shape,
  has_attended: z.boolean(),
  /** ISO 8601 in UTC */
  registered_at: z.string().nullable(),
  created_at: z.string(),
})
export type RegisteredPersonRow = z.output<typeof registeredPerson>

/** An attendee in a meeting's report who matches no account with a confirmed email. */
export const unmatchedAttendee = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  minutes: z.int(),
  /** The registered account with this email, if the email isn't confirmed yet. */
  account: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type UnmatchedAttendee = z.output<typeof unmatchedAttendee>

const errors = ['NotSignedIn', 'NotAllowed', 'EventNotFound'] as const

export const adminPeopleContract = {
  listRegistrations: endpoint({
    method: 'POST',
    path: '/v2/admin/event/registration/list/',
    summary: 'Lists registrations for an event, with adjustments requested and attendance',
    body: z.object({ id, page: optionalField(page), length: optionalField(length) }),
    reply: listOf(registeredPerson).extend({
      unmatched: z.array(unmatchedAttendee),
      title: z.string(),
      has_ended: z.boolean(),
    }),
    errors,
  }),
  readReport: endpoint({
    method: 'POST',
    path: '/v2/admin/event/report/read/',
    summary: 'Imports an attendance report (CSV) of a meeting; replaces any earlier report',
    body: z.object({ id, upload_id: id.describe('ID of a temporary file of kind text') }),
    uploads: ['upload_id'],
    reply: success(z.object({ message: z.string(), matched: z.int(), unmatched: z.int() })),
    errors: [
      ...errors,
      'NoReport',
      'ReportTooLong',
      'ReportColumnMissing',
      'ReportRowNotReadable',
      'ReportOfAnotherDay',
      'EventWithoutDate',
      'UploadNotFound',
      'FileTooLarge',
      'FileTypeNotAllowed',
    ],
  }),
  decideAttendee: endpoint({
    method: 'POST',
    path: '/v2/admin/event/report/decide/',
    summary: 'Matches an attendee of a report to a registered person, or to nobody',
    body: z
      .object({
        id: id.describe('ID of the attendee'),
        user_id: optionalField(id).describe('Required unless `is_nobody`'),
        is_nobody: optionalField(flag),
      })
      .refine(({ user_id, is_nobody }) => user_id !== undefined || is_nobody, {
        path: ['user_id'],
        error: '#required',
      }),
    reply: messageReply,
    errors: [...errors, 'AttendeeNotFound', 'RegistrationNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminPeopleContract> {}
}
