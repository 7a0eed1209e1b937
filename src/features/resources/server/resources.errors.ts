import { m } from '#messages/messages.js'
import { type FieldProblem, FieldsError, namedError } from '#platform/errors/named-error.ts'
import { MOST_FILES } from '../resource-card.contract.ts'

/** Not there, another's draft, hidden, or for its creator alone: all the same 404, which gives nothing away. */
export const ResourceNotFound = namedError('ResourceNotFound', 404, () => m.error_resource_not_found())
export const OwnResourceNotReviewed = namedError('OwnResourceNotReviewed', 403, () =>
  m.error_own_resource_not_reviewed(),
)
/** A type, skill, tag or age group that is not there, or is not offered any more. */
export const TermNotFound = namedError('TermNotFound', 422, () => m.error_term_not_found())
export const TooManyFiles = namedError(
  'TooManyFiles',
  422,
  () => m.error_too_many_files({ most: MOST_FILES }),
  'resource_files',
)
/** A file twice, one that the resource does not have, or one left out. */
export const OrderIsNotOfFiles = namedError(
  'OrderIsNotOfFiles',
  422,
  () => m.error_order_is_not_of_files(),
  'order',
)
/** Files of captions that can't be read, each at the field of its film. */
export class CaptionsNotTaken extends FieldsError {
  constructor(wrong: readonly FieldProblem[]) {
    super('CaptionsNotTaken', m.error_invalid_input(), wrong)
  }
}
export const LinkTooLong = namedError('LinkTooLong', 422, () => m.field_too_long(), 'resource_links')
/** What a resource needs before others see it, each named at its field. */
export class ResourceIsIncomplete extends FieldsError {
  constructor(missing: readonly FieldProblem[]) {
    super('ResourceIsIncomplete', m.error_invalid_input(), missing)
  }
}
