import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { flag, id, messageReply, optionalField, repeatable, success } from '#contract/wire.ts'
import { ownRegistration } from '#features/events/event-registrations.contract.ts'
import { moduleEvent } from './certificate-programs.contract.ts'

const origin = optionalField(optionalText(200))

/** The result for one of the chosen events. */
const registeredEvent = z.object({ id: z.int(), title: z.string(), registration: ownRegistration })

export const courseRegistrationsContract = {
  registerForEvents: endpoint({
    method: 'POST',
    path: '/v2/event/registers/',
    summary: 'Registers for several events of a certificate program, all or none',
    bodyKinds: FORM_DATA,
    body: z.object({
      id: id.describe('ID of the program'),
      events: optionalField(repeatable(id)).describe('IDs of its events; existing registrations are kept'),
      is_all: optionalField(flag).describe('true: every event of the program that is open for registration'),
      wants_reminder_day: optionalField(flag),
      wants_reminder_hour: optionalField(flag),
      utm_source: origin,
      utm_medium: origin,
      utm_campaign: origin,
    }),
    reply: success(z.object({ message: z.string(), events: z.array(registeredEvent) })),
    // With EventsNotRegistered, `errors` has an entry with the reason for each refused event, under `events.{id}`.
    errors: ['NotSignedIn', 'ProgramNotFound', 'ProgramIsClosed', 'NothingChosen', 'EventsNotRegistered'],
  }),
  mailCourseRegistration: endpoint({
    method: 'POST',
    path: '/v2/event/course/modules/register_course_module_email/',
    summary:
      "Emails the current user's registrations in a program with one calendar file; at most once in ten minutes",
    bodyKinds: FORM_DATA,
    body: z.object({ id: id.describe('ID of the program') }),
    reply: messageReply,
    errors: ['NotSignedIn', 'ProgramNotFound', 'NotInsideProgram'],
  }),
  listRegisteredEvents: endpoint({
    method: 'POST',
    path: '/v2/event/course/modules/registered_events/',
    summary: 'Lists On-Demand events of a program that the current user is registered for',
    bodyKinds: FORM_DATA,
    body: z.object({ id: id.describe('ID of the program') }),
    reply: success(z.array(moduleEvent)),
    errors: ['NotSignedIn', 'ProgramNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof courseRegistrationsContract> {}
}
