import { recordConsent } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { tellProfile } from '../sharing/share-profile.ts'
import { forgetDevices } from '../sharing/sharing.queries.ts'

export interface AnalyticsDecision {
  /** The person who is signed in, if anybody is. */
  user_id: number | undefined
  /** The browser's number: the one it had, or a new one beside a yes. */
  device_id: string | undefined
  is_given: boolean
  now: Date
  /** Whether a key is set up. */
  isShared: boolean
}

/**
 * Keeps what was said. A yes with an account has its profile sent; a no takes the browser's number from all that was
 * not sent yet. A no of a visitor who never agreed needs no row: it is of nobody.
 */
export async function setAnalyticsConsent(db: Db, decision: AnalyticsDecision): Promise<void> {
  const { user_id, device_id, is_given, now, isShared } = decision
  if (user_id === undefined && device_id === undefined) return
  await db.transaction(async (tx) => {
    await recordConsent(tx, { user_id, visitor: device_id, subject: 'analytics', is_given, now })
    if (!is_given) await forgetDevices(tx, { user_id, device_id })
    else if (user_id !== undefined) await tellProfile(tx, { user_id, isShared })
  })
}
