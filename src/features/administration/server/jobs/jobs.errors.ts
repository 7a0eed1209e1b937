import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const JobNotFound = namedError('JobNotFound', 404, () => m.error_job_not_found())
