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

/**
 * Milliseconds, by the server's clock, until an event starts at which this person has a seat; negative once it has
 * started, null without a date or a seat.
 */
export const startsIn = z.int().nullable()

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
  access_request: longText(1_000).optional().describe('Adjustments requested; only organisers see this'),
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
    summary:
      'Registers the current user, adds them to the waitlist if the event is full, or accepts an offered seat',
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
    summary:
      "Cancels the current user's registration, or gives up their place on the waitlist or an offered seat",
    body: z.object({ id }),
    reply: success(z.object({ message: z.string(), user_event_status: userEventStatus })),
    errors: registrationErrors,
  }),
  stayAtEvent: endpoint({
    method: 'POST',
    path: '/v2/event/stay/',
    summary:
      "Reports that a person who joined is still there; sent every minute while the event's page is open",
    body: z.object({ id }),
    reply: success(
      z.object({
        is_counted: z
          .boolean()
          .describe('Whether the person has joined and the event is running or ended at most 15 minutes ago'),
        user_event_status: userEventStatus,
      }),
    ),
    errors: ['NotSignedIn', 'EventNotFound'],
  }),
  setReminders: endpoint({
    method: 'POST',
    path: '/v2/event/register/reminders/',
    summary: "Sets the current user's email reminders: one day before, one hour before",
    body: z.object({ id, wants_reminder_day: flag, wants_reminder_hour: flag }),
    reply: success(z.object({ message: z.string(), registration: ownRegistration })),
    errors: ['NotSignedIn', 'RegistrationNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof eventRegistrationsContract> {}
}
