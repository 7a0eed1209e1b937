/** What pages must know of mails without zod. */

export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]
