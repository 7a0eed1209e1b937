import { isTextLanguage, LANGUAGE_COOKIE } from '#contract/language.ts'
import type { SessionHooks } from '#foundation/accounts/server/index.ts'
import type { PreferenceCookies } from './preference-cookies.ts'
import { findReadingPreferences, saveReadingPreferences } from './reading-preferences.queries.ts'

/**
 * Applies the account's preferences to each browser it logs in on. A device's preferences are never stored with an
 * account: on a shared computer they may be another person's. A new account takes the language it was created in, for
 * its emails.
 */
export function bringReadingPreferences(cookies: PreferenceCookies): SessionHooks['atLogIn'] {
  return async (db, { user_id, isNew, request, reply, now }) => {
    if (!isNew) return cookies.set(reply, await findReadingPreferences(db, user_id))
    const language = request.cookies[LANGUAGE_COOKIE]
    if (isTextLanguage(language)) await saveReadingPreferences(db, { user_id, language, now })
  }
}

/** At log-out, the account's preferences are cleared from the device, because they can reveal a disability. */
export function clearReadingPreferences(cookies: PreferenceCookies): SessionHooks['atLogOut'] {
  return async (db, { user_id, reply }) => cookies.clear(reply, await findReadingPreferences(db, user_id))
}
