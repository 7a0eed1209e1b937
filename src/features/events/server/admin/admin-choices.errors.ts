import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const SpeakerNotFound = namedError('SpeakerNotFound', 404, () => m.error_speaker_not_found())
/** Refuses to save a speaker whom somebody else has saved since the form was opened. */
export const SpeakerChangedMeanwhile = namedError('SpeakerChangedMeanwhile', 409, () =>
  m.error_speaker_changed_meanwhile(),
)
/** Events name the speaker, drafts and cancelled ones too. */
export const SpeakerIsNamed = namedError('SpeakerIsNamed', 409, () => m.error_speaker_is_named())
export const NoSpeakerPicture = namedError(
  'NoSpeakerPicture',
  422,
  () => m.error_no_speaker_picture(),
  'upload_id',
)
/** The account answers as another speaker already. */
export const AccountSpeaksAlready = namedError(
  'AccountSpeaksAlready',
  409,
  () => m.error_account_speaks_already(),
  'email',
)

export const SeriesNotFound = namedError('SeriesNotFound', 404, () => m.error_series_not_found())
export const SeriesHasEvents = namedError('SeriesHasEvents', 409, () => m.error_series_has_events())

/** Refuses an address without an account. Only for people who may know who has one. */
export const NoSuchAccount = namedError('NoSuchAccount', 422, () => m.error_no_such_account(), 'email')
/** Refuses an account whose address is not proved: it could be signed up with somebody else's address. */
export const AccountNotProved = namedError(
  'AccountNotProved',
  422,
  () => m.error_account_not_confirmed(),
  'email',
)
/** Only an administrator gives the role. */
export const PersonIsNoHost = namedError('PersonIsNoHost', 422, () => m.error_person_is_no_host(), 'email')
export const HostNotFound = namedError('HostNotFound', 404, () => m.error_host_not_found())
/** People reported it: it is not for the event's host to show it again. */
export const ModeratorDecides = namedError('ModeratorDecides', 403, () => m.error_moderator_decides())
