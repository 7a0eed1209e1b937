import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** Neither was one sent, nor is there one that could be described anew or taken away. */
export const PictureNotThere = namedError(
  'PictureNotThere',
  422,
  () => m.error_picture_not_there(),
  'upload_id',
)
/** A type, series, speaker or topic that was chosen is not there any more. */
export const ChoiceIsGone = namedError('ChoiceIsGone', 422, () => m.error_choice_is_gone())
