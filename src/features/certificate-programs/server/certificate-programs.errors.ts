import { m } from '#messages/messages.js'
import { type FieldProblem, FieldsError, namedError } from '#platform/errors/named-error.ts'

/**
 * Doesn't exist, is a draft, or is closed and the viewer isn't enrolled; registering for a closed one has its own
 * error.
 */
export const ProgramNotFound = namedError('ProgramNotFound', 404, () => m.error_program_not_found())
/** The program is closed to new participants. */
export const ProgramIsClosed = namedError('ProgramIsClosed', 409, () => m.error_program_is_closed())
export const NotInsideProgram = namedError('NotInsideProgram', 403, () => m.error_not_enrolled())
export const NothingChosen = namedError('NothingChosen', 422, () => m.error_nothing_chosen(), 'events')
/** All events were requested, but none is open for registration. */
export const NoEventOpen = namedError('NothingChosen', 422, () => m.error_no_event_open(), 'events')
export const EventNotInProgram = namedError('EventNotInProgram', 409, () => m.error_event_not_in_program())

/** Has an entry for each refused event, under `events.{id}`, with code and message. */
export class EventsNotRegistered extends FieldsError {
  constructor(refused: readonly FieldProblem[]) {
    super('EventsNotRegistered', m.error_events_not_registered(), refused, 409)
  }
}
