import { m } from '#messages/messages.js'
import { namedError } from './named-error.ts'

export const Overloaded = namedError('Overloaded', 503, () => m.error_overloaded())
