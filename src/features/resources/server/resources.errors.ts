import { m } from '#messages/messages.js'
import { type FieldProblem, FieldsError, namedError } from '#platform/errors/named-error.ts'
import { MOST_FILES } from '../resource-card.contract.ts'

/** Doesn't exist, someone else's draft, hidden or private: always the same 404, which reveals nothing. */
export const ResourceNotFound = namedError('ResourceNotFound', 404, () => m.error_resource_not_found())
export const OwnResourceNotReviewed = namedError('OwnResourceNotReviewed', 403, () =>
  m.error_own_resource_not_reviewed(),
)
/** A type, skill, tag or age group that doesn't exist or is no longer offered. */
export const TermNotFound = namedError('TermNotFound', 422, () => m.error_term_not_found())
export const TooManyFiles = namedError(
  'TooManyFiles',
  422,
  () => m.error_too_many_files({ most: MOST_FILES }),
  'resource_files',
)
/** Another window has saved the resource since the form was opened. */
export const ResourceChangedMeanwhile = namedError('ResourceChangedMeanwhile', 409, () =>
  m.error_resource_changed_meanwhile(),
)
/** The order repeats a file, names one that the resource doesn't have, or misses one. */
export const OrderIsNotOfFiles = namedError(
  'OrderIsNotOfFiles',
  422,
  () => m.error_order_is_not_of_files(),
  'order',
)
/** Caption files that can't be read, each with an error at its video's field. */
export class CaptionsNotTaken extends FieldsError {
  constructor(wrong: readonly FieldProblem[]) {
    super('CaptionsNotTaken', m.error_invalid_input(), wrong)
  }
}
export const LinkTooLong = namedError('LinkTooLong', 422, () => m.field_too_long(), 'resource_links')
/** What a resource still needs before it can be published, each with an error at its field. */
export class ResourceIsIncomplete extends FieldsError {
  constructor(missing: readonly FieldProblem[]) {
    super('ResourceIsIncomplete', m.error_invalid_input(), missing)
  }
}
