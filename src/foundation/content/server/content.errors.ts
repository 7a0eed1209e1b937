import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** No picture was sent, and there is none to describe or remove. */
export const PictureNotThere = namedError(
  'PictureNotThere',
  422,
  () => m.error_picture_not_there(),
  'upload_id',
)
/** A chosen type, series, speaker or topic no longer exists. */
export const ChoiceIsGone = namedError('ChoiceIsGone', 422, () => m.error_choice_is_gone())
