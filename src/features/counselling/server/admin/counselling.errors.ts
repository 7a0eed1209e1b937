import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const RecordIsThere = namedError('RecordIsThere', 409, () => m.error_record_is_there(), 'email')
export const RecordNotFound = namedError('RecordNotFound', 404, () => m.error_record_not_found())
/** The session is in the future, so nobody can have attended it. */
export const SessionToCome = namedError('SessionToCome', 422, () => m.error_session_to_come(), 'held_on')
export const NoRecords = namedError('NoRecords', 422, () => m.error_no_records(), 'csv')
export const RecordColumnMissing = namedError(
  'RecordColumnMissing',
  422,
  (column: string) => m.error_record_column_missing({ column }),
  'csv',
)
export const TooManyRecords = namedError(
  'TooManyRecords',
  422,
  (most: number) => m.error_too_many_records({ most }),
  'csv',
)
