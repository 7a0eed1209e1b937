import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const EventNotFound = namedError('EventNotFound', 404, () => m.error_event_not_found())
export const EventIsCancelled = namedError('EventIsCancelled', 409, () => m.error_event_is_cancelled())
/** The event has ended and has no recording yet. */
export const RegistrationClosed = namedError('RegistrationClosed', 409, () => m.error_registration_closed())
/** The event has ended, or the registration is only for its recording. */
export const CancellationClosed = namedError('CancellationClosed', 409, () => m.error_cancellation_closed())
export const RegistrationNotFound = namedError('RegistrationNotFound', 404, () =>
  m.error_registration_not_found(),
)
export const NotRegisteredForEvent = namedError('NotRegisteredForEvent', 403, () =>
  m.error_not_registered_for_event(),
)
export const RoomNotOpen = namedError('RoomNotOpen', 409, () => m.error_room_not_open())
export const RoomIsClosed = namedError('RoomIsClosed', 409, () => m.error_room_is_closed())
