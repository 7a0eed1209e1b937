import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const FilmNotThere = namedError('FilmNotThere', 404, () => m.error_recording_not_ready())
