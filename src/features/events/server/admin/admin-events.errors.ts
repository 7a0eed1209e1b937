import { m } from '#messages/messages.js'
import { NamedError, namedError } from '#platform/errors/named-error.ts'

/** Somebody else has saved it since the form was opened. */
export const EventChangedMeanwhile = namedError('EventChangedMeanwhile', 409, () =>
  m.error_event_changed_meanwhile(),
)
/** `missing` are the names of what must be answered, in words. */
export const EventNotComplete = namedError('EventNotComplete', 422, (missing: string) =>
  m.error_event_not_complete({ missing }),
)
/** More people have a seat already. */
export const TooFewPlaces = namedError(
  'TooFewPlaces',
  422,
  (registered: number) => m.error_too_few_places({ registered }),
  'capacity',
)
/** The date changes, and nobody said whether people who registered are told. */
export const MoveNeedsAnswer = namedError(
  'MoveNeedsAnswer',
  422,
  (registered: number) => m.error_move_needs_answer({ registered }),
  'email_registered',
)
/** The clocks of the zone go forward that night, past this time. */
export class TimeDoesNotExist extends NamedError {
  constructor(field: 'starts_at' | 'ends_at') {
    super('TimeDoesNotExist', 422, m.error_time_does_not_exist(), field)
  }
}
/** Refuses films that are not at YouTube or Vimeo, by their exact hosts. */
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
/** A film of our own is MP4 or WebM: what browsers play. */
export const FileIsNoVideo = namedError('FileIsNoVideo', 422, () => m.error_file_is_no_video(), 'upload_id')
