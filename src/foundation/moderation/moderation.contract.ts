import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { longText } from '#contract/fields.ts'
import { flag, id, messageReply, optionalField, success } from '#contract/wire.ts'

/** Why something is reported. */
export const REPORT_REASONS = ['unkind', 'private', 'harmful', 'advert', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** How many people's reports hide a thing until a moderator decides. */
export const REPORTS_THAT_HIDE = 3
/** The most characters a person can add to a report. */
export const MOST_REPORT_LETTERS = 1_000

/** A kind of thing that can be reported, such as `event-question`. Each feature names its own. */
export const reportKind = z.string().regex(/^[a-z][a-z-]{0,39}$/)

export const moderationContract = {
  findReportable: endpoint({
    method: 'GET',
    path: '/master/report/',
    summary: 'Returns whether something exists and can be reported',
    query: z.object({ kind: reportKind, id }),
    reply: success(z.object({ kind: reportKind, id: z.int() })),
    errors: ['ReportedThingNotFound'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/master/report/',
    summary:
      'Reports content to moderators; reports by three different people hide it until a moderator decides',
    body: z.object({
      kind: reportKind.describe('event-question, event-answer, event-review'),
      id,
      reason: z.enum(REPORT_REASONS),
      words: longText(MOST_REPORT_LETTERS).optional(),
      also_block: optionalField(flag).describe("Also blocks the content's creator for the current user"),
    }),
    bodyKinds: FORM_DATA,
    reply: messageReply,
    changesPages: true,
    errors: ['NotSignedIn', 'ReportedThingNotFound', 'PersonNotFound', 'TooManyBlocked'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof moderationContract> {}
}
