import { isTextLanguage, LANGUAGE_COOKIE } from '#contract/language.ts'
import type { SessionHooks } from '#foundation/accounts/server/index.ts'
import type { PreferenceCookies } from './preference-cookies.ts'
import { findReadingPreferences, saveReadingPreferences } from './reading-preferences.queries.ts'

/**
 * What an account chose holds in each browser that it is signed in to. How a device is read is never written into an
 * account: at a shared computer it may tell of another person. A new account has the language in which it was made,
 * for its mails.
 */
export function bringReadingPreferences(cookies: PreferenceCookies): SessionHooks['atLogIn'] {
  return async (db, { user_id, isNew, request, reply, now }) => {
    if (!isNew) return cookies.set(reply, await findReadingPreferences(db, user_id))
    const language = request.cookies[LANGUAGE_COOKIE]
    if (isTextLanguage(language)) await saveReadingPreferences(db, { user_id, language, now })
  }
}

/** What an account chose leaves the device with its person: it can tell of a disability. */
export function clearReadingPreferences(cookies: PreferenceCookies): SessionHooks['atLogOut'] {
  return async (db, { user_id, reply }) => cookies.clear(reply, await findReadingPreferences(db, user_id))
}
