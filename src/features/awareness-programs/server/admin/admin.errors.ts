import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** Somebody else has saved it since the form was opened. */
export const AwarenessChangedMeanwhile = namedError('AwarenessChangedMeanwhile', 409, () =>
  m.error_awareness_changed_meanwhile(),
)
/** `missing` are the names of what must be there, in words. */
export const AwarenessNotComplete = namedError('AwarenessNotComplete', 422, (missing: string) =>
  m.error_awareness_not_complete({ missing }),
)
export const AwarenessIsDraft = namedError('AwarenessIsDraft', 409, () => m.error_awareness_is_draft())
/** Refuses a name that another program has, compared as in addresses: in any case, plus signs for spaces. */
export const AwarenessNameTaken = namedError(
  'AwarenessNameTaken',
  409,
  () => m.error_awareness_name_taken(),
  'name',
)
/** `b` is the other sign-up page, and dots lead elsewhere. */
export const AwarenessNameNotPossible = namedError(
  'AwarenessNameNotPossible',
  422,
  () => m.error_awareness_name_not_possible(),
  'name',
)
/** Refuses films that are not at YouTube or Vimeo, by their exact hosts. */
export const FilmAddressUnknown = namedError(
  'FilmAddressUnknown',
  422,
  () => m.error_video_link_unknown(),
  'film_url',
)
