import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const ExportIsBeingMade = namedError('ExportIsBeingMade', 409, () => m.error_export_is_being_made())
export const ExportNotFound = namedError('ExportNotFound', 404, () => m.error_export_not_found())
export const DeletionNotFound = namedError('DeletionNotFound', 404, () => m.error_deletion_not_found())
