import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const NoSuchTerm = namedError('NoSuchTerm', 404, () => m.error_taxonomy_no_such_term())
/** Another term of the list that was not merged away has that name. */
export const TermNameTaken = namedError('TermNameTaken', 409, () => m.error_taxonomy_name_taken(), 'name_en')
/** Another term took its place: nothing is done with it any more, and nothing is merged into it. */
export const TermIsMerged = namedError('TermIsMerged', 409, () => m.error_taxonomy_is_merged())
/** Refuses to hide the last term: nobody could sign up, or say what they make, without one to choose. */
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
/** The product works with it by its key. */
export const TermIsNeeded = namedError('TermIsNeeded', 409, () =>
  m.error_taxonomy_is_needed({ product: product.name }),
)
