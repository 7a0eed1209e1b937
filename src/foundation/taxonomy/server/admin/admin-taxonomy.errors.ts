import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const NoSuchTerm = namedError('NoSuchTerm', 404, () => m.error_taxonomy_no_such_term())
/** Another term of the list, not merged away, has that name. */
export const TermNameTaken = namedError('TermNameTaken', 409, () => m.error_taxonomy_name_taken(), 'name_en')
/** Another term replaced it, so it can't be changed, and nothing can be merged into it. */
export const TermIsMerged = namedError('TermIsMerged', 409, () => m.error_taxonomy_is_merged())
/** Someone else changed the term since the form was opened. */
export const TermChangedMeanwhile = namedError('TermChangedMeanwhile', 409, () =>
  m.error_taxonomy_changed_meanwhile(),
)
/** The last visible term can't be hidden: without one to choose, nobody could sign up or share a resource. */
export const LastShownTerm = namedError('LastShownTerm', 409, () => m.error_taxonomy_last_shown())
export const MergeIntoItself = namedError(
  'MergeIntoItself',
  422,
  () => m.error_taxonomy_into_itself(),
  'into_id',
)
export const MergeIntoHidden = namedError(
  'MergeIntoHidden',
  409,
  () => m.error_taxonomy_into_hidden(),
  'into_id',
)
/** Code depends on its key. */
export const TermIsNeeded = namedError('TermIsNeeded', 409, () =>
  m.error_taxonomy_is_needed({ product: product.name }),
)
