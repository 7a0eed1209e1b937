import type { Db } from '#platform/db/database.ts'
import { recordConsent } from './record-consent.ts'

interface SignUpForm {
  terms?: boolean | undefined
  promotional_notification?: boolean | undefined
  is_whatsapp_notification?: boolean | undefined
}

/** What was ticked at sign-up. What was left open was not answered, and is kept as no word at all. */
export async function recordSignUpConsents(
  tx: Db,
  { user_id, form, now }: { user_id: number; form: SignUpForm; now: Date },
): Promise<void> {
  const of = { user_id, is_given: true, now }
  if (form.terms) await recordConsent(tx, { ...of, subject: 'terms' })
  if (form.promotional_notification) await recordConsent(tx, { ...of, subject: 'marketing' })
  if (form.is_whatsapp_notification) await recordConsent(tx, { ...of, subject: 'whatsapp' })
}
