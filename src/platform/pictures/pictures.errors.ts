import { m } from '#messages/messages.js'
import { namedError } from '../errors/named-error.ts'

export const PictureTooLarge = namedError('PictureTooLarge', 422, () => m.error_picture_too_large())
export const FileIsDamaged = namedError('FileIsDamaged', 422, () => m.error_file_is_damaged())
