import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { passwordField } from '#contract/fields.ts'
import { flag, messageReply, success } from '#contract/wire.ts'
import { CONSENT_SUBJECTS } from '#foundation/accounts/accounts.contract.ts'

/** Days in which a deletion can be cancelled. */
export const CHANGE_OF_MIND_DAYS = 14
/** Days in which a data export can be downloaded. */
export const EXPORT_RETENTION_DAYS = 7
export const EXPORTS_A_DAY = 3

export const EXPORT_STATES = ['waiting', 'ready', 'failed', 'gone'] as const

/** Everything a job deletes after some time, in the order shown. */
export const RETENTIONS = [
  'exports',
  'deletions',
  'unused-uploads',
  'confirming-mails',
  'mails',
  'drafts',
  'sent-acts',
  'sessions',
  'done-jobs',
  'signals',
  'invitations-of-ended',
  'invitations',
  'notifications',
  'consents-of-visitors',
] as const
export type RetentionName = (typeof RETENTIONS)[number]

/**
 * Consents that can be changed here. Analytics also depends on the browser, and without the terms there is no account.
 */
export const OWN_CONSENTS = ['marketing', 'whatsapp'] as const

/** The address of a data export's file. */
export const exportAddress = (id: number) => `/profile/privacy/copies/${id}.zip`

const dataExport = z.object({
  id: z.int(),
  state: z.enum(EXPORT_STATES),
  /** ISO 8601 in UTC, like the times below. */
  asked_at: z.string(),
  /** When the download ends; null before the file exists and after it's deleted. */
  expires_at: z.string().nullable(),
  size_bytes: z.int().nullable(),
})
export type DataExport = z.output<typeof dataExport>

const givenConsent = z.object({
  subject: z.enum(CONSENT_SUBJECTS),
  is_given: z.boolean(),
  /** The version of the text; null if chosen before versions were stored. */
  version: z.string().nullable(),
  at: z.string().nullable(),
})
export type GivenConsent = z.output<typeof givenConsent>

/** A yes or no that must be chosen: nothing is selected at first. */
const chosen = z.string().min(1, '#required').or(z.boolean()).pipe(flag)

const ownPrivacy = z.object({
  /** Newest first, five at most. */
  exports: z.array(dataExport),
  /** The newest choice on each subject. */
  consents: z.array(givenConsent),
  deletion: z.object({ asked_at: z.string(), delete_at: z.string(), keeps_shared: z.boolean() }).nullable(),
  /** If true, the account can't be deleted before another administrator is named. */
  is_last_administrator: z.boolean(),
  email: z.string(),
})
export type OwnPrivacy = z.output<typeof ownPrivacy>

/** The calls by which people control their own data (docs/rules/families.md, Own data). */
export const privacyContract = {
  getPrivacy: endpoint({
    method: 'GET',
    path: '/v2/user/privacy/',
    summary: "Returns the current user's data exports, consents and scheduled deletion",
    reply: success(ownPrivacy),
    errors: ['NotSignedIn'],
  }),
  askForExport: endpoint({
    method: 'POST',
    path: '/v2/user/privacy/export/',
    summary: "Requests a ZIP file of all the current user's personal data; an email follows when it is ready",
    bodyKinds: FORM_DATA,
    body: z.object({}),
    reply: messageReply,
    errors: ['NotSignedIn', 'ExportIsBeingMade'],
  }),
  setConsent: endpoint({
    method: 'POST',
    path: '/v2/user/privacy/consent/',
    summary: 'Gives or withdraws consent; every change is stored with its time',
    bodyKinds: FORM_DATA,
    body: z.object({ subject: z.enum(OWN_CONSENTS), is_given: flag }),
    reply: messageReply,
    errors: ['NotSignedIn'],
  }),
  askForDeletion: endpoint({
    method: 'POST',
    path: '/v2/user/privacy/deletion/',
    summary: "Schedules the current user's account for deletion in 14 days, and ends their other sessions",
    bodyKinds: FORM_DATA,
    body: z.object({ current_password: passwordField, keeps_shared: chosen }),
    secret: ['current_password'],
    reply: messageReply,
    errors: ['NotSignedIn', 'WrongPassword', 'LastAdministrator'],
  }),
  keepAccount: endpoint({
    method: 'POST',
    path: '/v2/user/privacy/deletion/undo/',
    summary: "Cancels the scheduled deletion of the current user's account",
    bodyKinds: FORM_DATA,
    body: z.object({}),
    reply: messageReply,
    errors: ['NotSignedIn', 'DeletionNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof privacyContract> {}
}
