import { type decisionOf, hasConsent } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * The browser's number, where its person agreed that what happens in it is shared. Whoever is signed in must have
 * agreed themselves: a yes of the browser may be another person's. A cookie alone is no word of anybody.
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
