import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'
import { inMegabytes } from '../uploads.contract.ts'

export { FileIsDamaged } from '#platform/pictures/pictures.errors.ts'

/** `bytes` is the most that would have been allowed. */
export const FileTooLarge = namedError('FileTooLarge', 413, (bytes: number) =>
  m.error_file_too_large({ megabytes: inMegabytes(bytes) }),
)
export const DocumentUnpacksTooLarge = namedError('DocumentUnpacksTooLarge', 422, () =>
  m.error_document_unpacks_too_large(),
)
export const FileTypeNotAllowed = namedError('FileTypeNotAllowed', 422, () => m.error_file_type_not_allowed())
/** The file isn't a picture, where only a picture is accepted. */
export const FileIsNoPicture = namedError(
  'FileIsNoPicture',
  422,
  () => m.error_file_is_no_picture(),
  'upload_id',
)
export const QuotaExceeded = namedError('QuotaExceeded', 429, () => m.error_upload_quota_exceeded())
export const TooManyUploadsAtOnce = namedError('TooManyUploadsAtOnce', 429, () => m.error_uploads_at_once())
/** Another request is still writing to it, or it's being stored. */
export const UploadIsBusy = namedError('UploadIsBusy', 423, () => m.error_upload_is_busy())
/** The upload doesn't exist, is another person's or was swept; the error doesn't reveal which. */
export const UploadNotFound = namedError('UploadNotFound', 404, () => m.error_upload_not_found())
export const NoFile = namedError('NoFile', 422, () => m.error_no_file(), 'file')
export const RangeNotSatisfiable = namedError('RangeNotSatisfiable', 416, () => m.error_malformed_request())
