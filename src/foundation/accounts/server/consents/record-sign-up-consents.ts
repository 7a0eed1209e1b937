import type { Db } from '#platform/db/database.ts'
import { recordConsent } from './record-consent.ts'

interface SignUpForm {
  terms?: boolean | undefined
  promotional_notification?: boolean | undefined
  is_whatsapp_notification?: boolean | undefined
}

/** Records what was ticked at sign-up. An empty checkbox is no answer, so it isn't recorded as a no. */
export async function recordSignUpConsents(
  tx: Db,
  { user_id, form, now }: { user_id: number; form: SignUpForm; now: Date },
): Promise<void> {
  const of = { user_id, is_given: true, now }
  if (form.terms) await recordConsent(tx, { ...of, subject: 'terms' })
  if (form.promotional_notification) await recordConsent(tx, { ...of, subject: 'marketing' })
  if (form.is_whatsapp_notification) await recordConsent(tx, { ...of, subject: 'whatsapp' })
}
