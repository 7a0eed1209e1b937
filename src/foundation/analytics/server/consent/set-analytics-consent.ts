import { recordConsent } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueueProfileShare } from '../sharing/share-profile.ts'
import { forgetDevices } from '../sharing/sharing.queries.ts'

export interface AnalyticsDecision {
  /** The logged-in person, if any. */
  user_id: number | undefined
  /** The browser's id: the one it had, or a new one with a yes. */
  device_id: string | undefined
  is_given: boolean
  now: Date
  /** Whether the operator has set up a key. */
  isShared: boolean
}

/**
 * Stores the choice. A yes with an account queues its profile to be sent; a no removes the browser's id from events not
 * sent yet. A no from a visitor who never consented needs no row, because it identifies nobody.
 */
export async function setAnalyticsConsent(db: Db, decision: AnalyticsDecision): Promise<void> {
  const { user_id, device_id, is_given, now, isShared } = decision
  if (user_id === undefined && device_id === undefined) return
  await db.transaction(async (tx) => {
    await recordConsent(tx, { user_id, visitor: device_id, subject: 'analytics', is_given, now })
    if (!is_given) await forgetDevices(tx, { user_id, device_id })
    else if (user_id !== undefined) await enqueueProfileShare(tx, { user_id, isShared })
  })
}
