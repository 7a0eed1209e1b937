import { m } from '#messages/messages.js'
import { namedError } from '../errors/named-error.ts'

/** The file is neither valid WebVTT nor valid SRT; `line` counts from 1. */
export const CaptionsNotReadable = namedError(
  'CaptionsNotReadable',
  422,
  (line: number, { isSrt = false } = {}) =>
    isSrt ? m.error_srt_not_readable({ line }) : m.error_captions_not_readable({ line }),
  'captions',
)
export const CaptionsAreEmpty = namedError(
  'CaptionsAreEmpty',
  422,
  () => m.error_captions_are_empty(),
  'captions',
)
export const CaptionsNotFound = namedError('CaptionsNotFound', 404, () => m.error_captions_not_found())
