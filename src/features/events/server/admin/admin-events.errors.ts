import { m } from '#messages/messages.js'
import { NamedError, namedError } from '#platform/errors/named-error.ts'

/** Someone else has saved the event since the form was opened. */
export const EventChangedMeanwhile = namedError('EventChangedMeanwhile', 409, () =>
  m.error_event_changed_meanwhile(),
)
/** `missing`: the labels of the fields that are still to be filled in. */
export const EventNotComplete = namedError('EventNotComplete', 422, (missing: string) =>
  m.error_event_not_complete({ missing }),
)
/** More seats are taken than the new number of seats. */
export const TooFewPlaces = namedError(
  'TooFewPlaces',
  422,
  (registered: number) => m.error_too_few_places({ registered }),
  'capacity',
)
/** The date changes, and the request doesn't say whether to email registered people. */
export const MoveNeedsAnswer = namedError(
  'MoveNeedsAnswer',
  422,
  (registered: number) => m.error_move_needs_answer({ registered }),
  'email_registered',
)
/** Clocks skip this time when they go forward that night. */
export class TimeDoesNotExist extends NamedError {
  constructor(field: 'starts_at' | 'ends_at') {
    super('TimeDoesNotExist', 422, m.error_time_does_not_exist(), field)
  }
}
/** Only YouTube and Vimeo videos are accepted, by exact host. */
export const FilmAddressUnknown = namedError(
  'FilmAddressUnknown',
  422,
  () => m.error_video_link_unknown(),
  'url',
)
export const FilmLengthMissing = namedError(
  'FilmLengthMissing',
  422,
  () => m.error_video_length_missing(),
  'minutes',
)
/** An uploaded recording must be MP4 or WebM, which browsers play. */
export const FileIsNoVideo = namedError('FileIsNoVideo', 422, () => m.error_file_is_no_video(), 'upload_id')
