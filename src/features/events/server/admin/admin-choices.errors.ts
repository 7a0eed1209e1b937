import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const SpeakerNotFound = namedError('SpeakerNotFound', 404, () => m.error_speaker_not_found())
/** Someone else has saved the speaker since the form was opened. */
export const SpeakerChangedMeanwhile = namedError('SpeakerChangedMeanwhile', 409, () =>
  m.error_speaker_changed_meanwhile(),
)
/** Events name the speaker; drafts and cancelled ones count too. */
export const SpeakerIsNamed = namedError('SpeakerIsNamed', 409, () => m.error_speaker_is_named())
export const NoSpeakerPicture = namedError(
  'NoSpeakerPicture',
  422,
  () => m.error_no_speaker_picture(),
  'upload_id',
)
/** The account already belongs to another speaker. */
export const AccountSpeaksAlready = namedError(
  'AccountSpeaksAlready',
  409,
  () => m.error_account_speaks_already(),
  'email',
)

export const SeriesNotFound = namedError('SeriesNotFound', 404, () => m.error_series_not_found())
export const SeriesHasEvents = namedError('SeriesHasEvents', 409, () => m.error_series_has_events())

/** No account has this email. Only thrown to people who may know who has an account. */
export const NoSuchAccount = namedError('NoSuchAccount', 422, () => m.error_no_such_account(), 'email')
/** The account's email isn't confirmed, so someone else may have signed up with it. */
export const AccountNotProved = namedError(
  'AccountNotProved',
  422,
  () => m.error_account_not_confirmed(),
  'email',
)
/** Only an administrator may grant the role of event host. */
export const PersonIsNoHost = namedError('PersonIsNoHost', 422, () => m.error_person_is_no_host(), 'email')
export const HostNotFound = namedError('HostNotFound', 404, () => m.error_host_not_found())
/** Reported content may not be restored by the event's host. */
export const ModeratorDecides = namedError('ModeratorDecides', 403, () => m.error_moderator_decides())
