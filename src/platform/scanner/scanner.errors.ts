import { m } from '#messages/messages.js'
import { namedError } from '../errors/named-error.ts'

export const FileHasVirus = namedError('FileHasVirus', 422, () => m.error_file_has_virus())
/** A scanner is configured but does not answer: unscanned files are refused. */
export const ScannerAway = namedError('ScannerAway', 503, () => m.error_scanner_away())
