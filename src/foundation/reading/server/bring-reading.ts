import { isTextLanguage, LANGUAGE_COOKIE } from '#contract/language.ts'
import type { AtLogIn } from '#foundation/accounts/server/index.ts'
import { READING_COOKIE, readReading, writeReading } from '../reading-settings.contract.ts'
import type { ReadingCookies } from './reading-cookies.ts'
import { findReading, writeReadingOf } from './reading-settings.queries.ts'

/**
 * What an account chose holds in each browser that it is signed in to. A new account takes over what was chosen where it
 * was made; an older one does not: at a shared computer that may be another person's.
 */
export function bringReading(cookies: ReadingCookies): AtLogIn {
  return async (db, { user_id, isNew, request, reply, now }) => {
    if (!isNew) return cookies.set(reply, await findReading(db, user_id))
    const language = request.cookies[LANGUAGE_COOKIE]
    const settings = request.cookies[READING_COOKIE]
    const chosen = {
      ...(isTextLanguage(language) && { language }),
      ...(settings !== undefined && { settings: writeReading(readReading(settings)) }),
    }
    if (Object.keys(chosen).length > 0) await writeReadingOf(db, { user_id, ...chosen, now })
  }
}
