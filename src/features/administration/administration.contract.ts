import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { flag, id, length, listOf, optionalField, page, said, success } from '#contract/wire.ts'
import { moderatedThing, reporter } from '#foundation/moderation/admin-moderation.contract.ts'
import { REPORT_REASONS, reportKind } from '#foundation/moderation/moderation.contract.ts'

/** The parts of the administration, in the order of its menu. */
export const PARTS = [
  'numbers',
  'events',
  'speakers',
  'series',
  'certificate-programs',
  'awareness-programs',
  'resources',
  'reports',
  'words',
  'counselling',
  'banners',
  'taxonomy',
  'search-words',
  'people',
  'mails',
  'jobs',
  'privacy',
  'settings',
  'audit',
] as const
export type Part = (typeof PARTS)[number]

export const queuedReport = z.object({
  kind: z.string(),
  subject_id: z.int(),
  report_count: z.int(),
  reasons: z.array(z.enum(REPORT_REASONS)),
  /** What people added, the newest first. */
  words: z.array(z.string()),
  first_reported_at: z.string(),
  last_reported_at: z.string(),
  decision: z.enum(['hide', 'restore']).nullable(),
  decided_at: z.string().nullable(),
  thing: moderatedThing.nullable(),
  /** Ten at most, those who report most. */
  reporters: z.array(reporter),
})
export type QueuedReport = z.output<typeof queuedReport>

const staffErrors = ['NotSignedIn', 'NotAllowed'] as const

export const administrationContract = {
  getAdministration: endpoint({
    method: 'GET',
    path: '/v2/admin/overview/',
    summary: 'The parts of the administration that the person has, and what waits there',
    reply: success(z.object({ parts: z.array(z.enum(PARTS)), open_reports: z.int() })),
    errors: staffErrors,
  }),
  listReports: endpoint({
    method: 'POST',
    path: '/v2/admin/report/list/',
    summary: 'What people reported: what waits for a decision, or what had one',
    body: z.object({
      is_decided: optionalField(flag),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(queuedReport),
    errors: staffErrors,
  }),
  decideReport: endpoint({
    method: 'POST',
    path: '/v2/admin/report/decide/',
    summary: 'Hides a reported thing or shows it again; every open report on it is decided with that',
    body: z.object({
      kind: reportKind,
      id,
      decision: z.enum(['hide', 'restore']),
      reason: optionalField(optionalText(300)).describe(
        'In plain words: whoever made it reads why it is hidden, where they are told',
      ),
    }),
    reply: said,
    changesPages: true,
    errors: [...staffErrors, 'ReportedThingNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof administrationContract> {}
}
