import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { length, listOf, optionalField, page, success } from '#contract/wire.ts'
import { CONSENT_SUBJECTS } from '#foundation/accounts/accounts.contract.ts'
import { RETENTIONS } from './privacy.contract.ts'

const retention = z.object({
  name: z.enum(RETENTIONS),
  /** Days. */
  kept_days: z.int(),
  /** The job that deletes it; null if the job queue does so itself. */
  job: z.string().nullable(),
  /** When the job last succeeded, as ISO 8601 in UTC; null if that is longer ago than jobs are kept. */
  last_run: z.string().nullable(),
})
export type RetentionLine = z.output<typeof retention>

const consentCount = z.object({
  subject: z.enum(CONSENT_SUBJECTS),
  /** People by their newest choice. */
  given: z.int(),
  refused: z.int(),
})
export type ConsentCount = z.output<typeof consentCount>

const overview = z.object({
  retentions: z.array(retention),
  consents: z.array(consentCount),
  exports: z.object({ waiting: z.int(), ready: z.int(), failed: z.int(), bytes: z.int() }),
  /** How many accounts were erased in the last 365 days. */
  erased_in_a_year: z.int(),
})
export type PrivacyOverview = z.output<typeof overview>

/** An id and dates only: administrators need no name to see that the job works. */
const waitingDeletion = z.object({
  user_id: z.int(),
  asked_at: z.string(),
  delete_at: z.string(),
  keeps_shared: z.boolean(),
})
export type WaitingDeletion = z.output<typeof waitingDeletion>

/** What administrators see of privacy: whether promises are kept. */
export const adminPrivacyContract = {
  getPrivacyOverview: endpoint({
    method: 'GET',
    path: '/v2/admin/privacy/overview/',
    summary: 'Returns retention days, numbers of consents and numbers of data exports',
    reply: success(overview),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
  listDeletions: endpoint({
    method: 'POST',
    path: '/v2/admin/privacy/deletion/list/',
    summary: 'Lists accounts scheduled for deletion, soonest first, without names',
    bodyKinds: FORM_DATA,
    body: z.object({ page: optionalField(page), length: optionalField(length) }),
    reply: listOf(waitingDeletion),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminPrivacyContract> {}
}
