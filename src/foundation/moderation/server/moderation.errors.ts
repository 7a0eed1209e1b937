import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const ReportedThingNotFound = namedError('ReportedThingNotFound', 404, () =>
  m.error_reported_thing_not_found(),
)
