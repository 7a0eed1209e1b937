import type { SessionHooks } from '#foundation/accounts/server/index.ts'
import type { ReadingCookies } from './reading-cookies.ts'
import { findReading } from './reading-settings.queries.ts'

/** What an account chose leaves the device with its person: it can tell of a disability. */
export function leaveReading(cookies: ReadingCookies): SessionHooks['atLogOut'] {
  return async (db, { user_id, reply }) => cookies.clear(reply, await findReading(db, user_id))
}
