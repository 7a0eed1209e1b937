import type { Db } from '#platform/db/database.ts'
import { findMessageChoices } from './consents.queries.ts'
import { recordConsent } from './record-consent.ts'

const SUBJECTS = [
  ['is_promotional', 'marketing'],
  ['is_whatsapp_notification', 'whatsapp'],
] as const

/**
 * Records each choice about messages that differs from the stored one. Call it in the same transaction, before the
 * change is written.
 */
export async function recordMessageConsents(
  tx: Db,
  of: {
    user_id: number
    changes: { is_promotional?: boolean | undefined; is_whatsapp_notification?: boolean | undefined }
    now: Date
  },
): Promise<void> {
  const { user_id, changes, now } = of
  if (SUBJECTS.every(([column]) => changes[column] === undefined)) return
  const before = await findMessageChoices(tx, user_id)
  for (const [column, subject] of SUBJECTS) {
    const is_given = changes[column]
    if (is_given === undefined || is_given === before?.[column]) continue
    await recordConsent(tx, { user_id, subject, is_given, now })
  }
}
