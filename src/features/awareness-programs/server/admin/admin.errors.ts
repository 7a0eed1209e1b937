import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** Someone else has saved it since the form was opened. */
export const AwarenessChangedMeanwhile = namedError('AwarenessChangedMeanwhile', 409, () =>
  m.error_awareness_changed_meanwhile(),
)
/** `missing`: the labels of the fields that are still to be filled in. */
export const AwarenessNotComplete = namedError('AwarenessNotComplete', 422, (missing: string) =>
  m.error_awareness_not_complete({ missing }),
)
export const AwarenessIsDraft = namedError('AwarenessIsDraft', 409, () => m.error_awareness_is_draft())
/** Another program has this name, compared as in addresses: ignoring case, plus signs as spaces. */
export const AwarenessNameTaken = namedError(
  'AwarenessNameTaken',
  409,
  () => m.error_awareness_name_taken(),
  'name',
)
/** `b` is the other sign-up page, and dots would change the path. */
export const AwarenessNameNotPossible = namedError(
  'AwarenessNameNotPossible',
  422,
  () => m.error_awareness_name_not_possible(),
  'name',
)
/** Only YouTube and Vimeo videos are accepted, by exact host. */
export const FilmAddressUnknown = namedError(
  'FilmAddressUnknown',
  422,
  () => m.error_video_link_unknown(),
  'film_url',
)
