import { m } from '#messages/messages.js'
import { namedError } from './named-error.ts'

/** The process has more to do than it can just now. */
export const Overloaded = namedError('Overloaded', 503, () => m.error_overloaded())
