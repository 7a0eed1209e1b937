import { m } from '#messages/messages.js'
import { type FieldProblem, FieldsError, namedError } from '#platform/errors/named-error.ts'

/** Not there, a draft, or closed and looked at by whoever is not inside; registering for a closed one has its own. */
export const ProgramNotFound = namedError('ProgramNotFound', 404, () => m.error_program_not_found())
/** Refuses new participants of a program that is closed. */
export const ProgramIsClosed = namedError('ProgramIsClosed', 409, () => m.error_program_is_closed())
export const NotInsideProgram = namedError('NotInsideProgram', 403, () => m.error_not_enrolled())
export const NothingChosen = namedError('NothingChosen', 422, () => m.error_nothing_chosen(), 'events')
/** All were wanted, and none can be registered for. */
export const NoEventOpen = namedError('NothingChosen', 422, () => m.error_no_event_open(), 'events')
export const EventNotInProgram = namedError('EventNotInProgram', 409, () => m.error_event_not_in_program())

/** One entry for each event that could not be, under `events.{id}`, with the code and sentence of why. */
export class EventsNotRegistered extends FieldsError {
  constructor(refused: readonly FieldProblem[]) {
    super('EventsNotRegistered', m.error_events_not_registered(), refused, 409)
  }
}
