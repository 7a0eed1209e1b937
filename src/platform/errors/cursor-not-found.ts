import { m } from '#messages/messages.js'
import { namedError } from './named-error.ts'

/** `after` names nothing in the list, so there is no position to continue from. */
export const CursorNotFound = namedError('CursorNotFound', 422, () => m.error_cursor_not_found(), 'after')
