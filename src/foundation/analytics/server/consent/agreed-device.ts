import { type decisionOf, hasConsent } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * The browser's id if its person consented to sharing. A logged-in person must have consented themselves, because the
 * browser's yes may be another person's. The cookie alone is not enough: a consent row must exist.
 */
export async function agreedDevice(
  db: Db,
  of: { decision: ReturnType<typeof decisionOf>; user_id: number | undefined },
): Promise<string | undefined> {
  const { device_id } = of.decision
  if (device_id === undefined) return undefined
  const who = of.user_id === undefined ? { visitor: device_id } : { user_id: of.user_id }
  return (await hasConsent(db, { ...who, subject: 'analytics' })) ? device_id : undefined
}
