import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { longText, optionalText } from '#contract/fields.ts'
import { flag, id, optionalField, success } from '#contract/wire.ts'

/** Whether the person attended the event, or is registered for it. */
export const userEventStatus = z.enum(['Attended', 'Registered', 'Not Registered'])
export type UserEventStatus = z.output<typeof userEventStatus>

/** What people write when they register; only organisers see it. */
export const writtenWishes = z.object({ access_request: z.string() })
export type WrittenWishes = z.output<typeof writtenWishes>

/** An active registration, as its owner sees it. */
export const ownRegistration = z.object({
  id: z.int(),
  status: z.enum(['registered', 'waiting', 'offered']),
  ...writtenWishes.shape,
  wants_reminder_day: z.boolean(),
  wants_reminder_hour: z.boolean(),
  /** ISO 8601 in UTC, like the next field. */
  registered_at: z.string().nullable(),
  /** Only while a seat is offered. */
  offer_expires_at: z.string().nullable(),
  /** Position on the waitlist, from 1; null for people who aren't on it. */
  waiting_place: z.int().nullable(),
})
export type OwnRegistration = z.output<typeof ownRegistration>

/**
 * Milliseconds, by the server's clock, until this person can enter the meeting; null if it is open or will never
 * open.
 */
export const roomOpensIn = z.int().nullable()

/** Where the person goes after registering (docs/rules/events.md, Registration). */
const wayOn = z.enum(['on-demand', 'join', 'thank-you', 'waiting'])
export type WayOn = z.output<typeof wayOn>

const origin = optionalField(optionalText(200))
const registrationErrors = [
  'NotSignedIn',
  'EventNotFound',
  'EventIsCancelled',
  'RegistrationClosed',
  'CancellationClosed',
  'RegistrationNotFound',
] as const

/** The person's wishes, and where they came from. */
const wishes = z.object({
  access_request: longText(1_000)
    .optional()
    .describe('Anything that would help to take part; for organisers only'),
  wants_reminder_day: optionalField(flag),
  wants_reminder_hour: optionalField(flag),
  utm_source: origin,
  utm_medium: origin,
  utm_campaign: origin,
})
export type Wishes = z.output<typeof wishes>

export const eventRegistrationsContract = {
  registerForEvent: endpoint({
    method: 'POST',
    path: '/v2/event/register/',
    summary: 'Registers the person, puts them on the waitlist where it is full, or takes a seat offered',
    body: z.object({ id, ...wishes.shape }),
    bodyKinds: FORM_DATA,
    reply: success(
      z.object({
        message: z.string(),
        user_event_status: userEventStatus,
        go: wayOn,
        registration: ownRegistration,
      }),
    ),
    errors: registrationErrors,
  }),
  cancelRegistration: endpoint({
    method: 'POST',
    path: '/v2/event/register/cancel/',
    summary: "Gives up the person's own registration, place on the waitlist or offered seat",
    body: z.object({ id }),
    reply: success(z.object({ message: z.string(), user_event_status: userEventStatus })),
    errors: registrationErrors,
  }),
  stayAtEvent: endpoint({
    method: 'POST',
    path: '/v2/event/stay/',
    summary:
      'Says that the person who joined is still there; every minute while the page of the event is open',
    body: z.object({ id }),
    reply: success(
      z.object({
        is_counted: z
          .boolean()
          .describe('Whether they joined, and the event is on or ended 15 minutes ago at most'),
        user_event_status: userEventStatus,
      }),
    ),
    errors: ['NotSignedIn', 'EventNotFound'],
  }),
  setReminders: endpoint({
    method: 'POST',
    path: '/v2/event/register/reminders/',
    summary: 'Which reminders the person wants by mail: a day before, an hour before',
    body: z.object({ id, wants_reminder_day: flag, wants_reminder_hour: flag }),
    reply: success(z.object({ message: z.string(), registration: ownRegistration })),
    errors: ['NotSignedIn', 'RegistrationNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof eventRegistrationsContract> {}
}
