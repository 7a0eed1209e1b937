import { sql } from 'drizzle-orm'

/**
 * Emails whose code or link opens an account or confirms an address. Only their mailbox shows it: administrators and
 * data exports don't, because an address isn't confirmed before its code is entered.
 */
const FOR_RECIPIENT_ONLY = new Set([
  'verification-code',
  'password-reset',
  'completion-confirm',
  'campaign-invitation',
  'campaign-invitation-reminder',
])

export const isForRecipientOnly = (kind: string): boolean => FOR_RECIPIENT_ONLY.has(kind)

/** SQL for the subject of a row of `mails m` without its code, which phones show the recipient in a notification. */
export const subjectWithoutCode = sql<string>`case m.kind
  when 'verification-code' then regexp_replace(m.subject, '[0-9]', '•', 'g') else m.subject end`
