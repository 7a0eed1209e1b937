import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const ReviewNotFound = namedError('ReviewNotFound', 404, () => m.error_review_not_found())
