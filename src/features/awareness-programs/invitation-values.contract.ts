import { TEXT_LANGUAGES } from '#contract/language.ts'

/** What pages must know of invitations without zod. */

/** What mails can be written in. */
export const MAIL_LANGUAGES = TEXT_LANGUAGES

/** From the first to the last: what is known of the person goes before what became of the mail. */
export const INVITATION_STATES = ['completed', 'opted_out', 'opened', 'sent', 'failed', 'waiting'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** What is typed or pasted; a longer list comes as a file. */
export const MOST_PASTED_LETTERS = 100_000
/** Of a file. */
export const MOST_LIST_BYTES = 10 * 1024 * 1024
/** Without its heads. */
export const MOST_LIST_LINES = 60_000
/** In a row of a file; what stands behind is passed over. */
export const MOST_LIST_COLUMNS = 30

/** People are reminded once, and not before so many days. */
export const REMIND_AFTER_DAYS = 3
