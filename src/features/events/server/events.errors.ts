import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const EventNotFound = namedError('EventNotFound', 404, () => m.error_event_not_found())

/** `after` names no event, so there is no place to go on from. */
export const CursorNotFound = namedError('CursorNotFound', 422, () => m.error_cursor_not_found(), 'after')
