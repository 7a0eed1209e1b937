import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const EventNotFound = namedError('EventNotFound', 404, () => m.error_event_not_found())
