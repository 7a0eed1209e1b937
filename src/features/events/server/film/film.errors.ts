import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const FilmNotThere = namedError('FilmNotThere', 404, () => m.error_film_not_there())
export const CaptionsNotFound = namedError('CaptionsNotFound', 404, () => m.error_captions_not_found())
/** The file is no WebVTT; `line` counts from 1. */
export const CaptionsNotReadable = namedError(
  'CaptionsNotReadable',
  422,
  (line: number) => m.error_captions_not_readable({ line }),
  'captions',
)
export const CaptionsAreEmpty = namedError(
  'CaptionsAreEmpty',
  422,
  () => m.error_captions_are_empty(),
  'captions',
)
