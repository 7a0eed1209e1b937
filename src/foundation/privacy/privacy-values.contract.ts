/** What pages must know of privacy without zod. */

/** Days in which a deletion can be taken back. */
export const CHANGE_OF_MIND_DAYS = 14
/** Days that a copy of somebody's data can be fetched. */
export const EXPORT_KEPT_DAYS = 7
export const EXPORTS_A_DAY = 3

export const EXPORT_STATES = ['waiting', 'ready', 'failed', 'gone'] as const

/** What is kept for a time and then taken away by a job. */
export const RETENTIONS = [
  'mails',
  'notifications',
  'signals',
  'drafts',
  'sent-acts',
  'sessions',
  'consents-of-visitors',
  'unused-uploads',
  'invitations-of-ended',
  'invitations',
  'confirming-mails',
  'exports',
  'deletions',
  'done-jobs',
] as const
export type RetentionName = (typeof RETENTIONS)[number]

/** Consents that are changed here. That of statistics belongs to the browser too; without the terms there is no account. */
export const OWN_CONSENTS = ['marketing', 'whatsapp'] as const
export type OwnConsent = (typeof OWN_CONSENTS)[number]

/** Where the file of a copy is fetched by its own person. */
export const exportAddress = (id: number) => `/profile/privacy/copies/${id}.zip`
