import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { longText, optionalText, requiredLongText } from '#contract/fields.ts'
import { id, length, listOf, messageReply, optionalField, page, sortFields } from '#contract/wire.ts'
import {
  ADMIN_CAMPAIGN_SORTS,
  MOST_SUSPENSION_REASON_LETTERS,
  SHOWN_CAMPAIGNS,
  WATCHED_DAYS,
} from './admin-awareness-words.contract.ts'
import { CAMPAIGN_KINDS, CAMPAIGN_STATUSES } from './awareness-programs.contract.ts'

const person = z.object({ id: z.int(), name: z.string(), email: z.string() })

export const adminCampaign = z.object({
  id: z.int(),
  kind: z.enum(CAMPAIGN_KINDS),
  status: z.enum(CAMPAIGN_STATUSES),
  /** ISO 8601 in UTC; null while everyone may see it. */
  held_at: z.string().nullable(),
  hold_reason: z.string().nullable(),
  display_name: z.string(),
  /** The organisation's name, of the campaign itself or of the one that it is part of. */
  organisation_name: z.string().nullable(),
  /** Null for the page of an organisation itself. */
  username: z.string().nullable(),
  owner: person,
  goal: z.int(),
  completions_count: z.int(),
  invitations_count: z.int(),
  /** Campaigns that are part of it. */
  promoters_count: z.int(),
  created_at: z.string(),
})
export type AdminCampaign = z.output<typeof adminCampaign>

const totals = z.object({
  live: z.int(),
  paused: z.int(),
  ended: z.int(),
  held: z.int(),
  /** People who run campaigns. */
  promoters: z.int(),
  organisations: z.int(),
  invitations: z.int(),
  /** People who looked at a landing page, each once a day. */
  visits: z.int(),
  completions: z.int(),
})
export type AwarenessTotals = z.output<typeof totals>

/** What one promoter sent on one day. */
export const watchedInvitations = z.object({
  /** The day in the organisation's time zone: `2026-01-31`. */
  day: z.string(),
  owner: person,
  programs: z.array(z.object({ id: z.int(), title: z.string() })),
  /** Handed to a mail server, or kept where there is none. */
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  opened: z.int(),
  /** How many of these addresses asked never to be invited again. */
  opted_out: z.int(),
})
export type WatchedInvitations = z.output<typeof watchedInvitations>

const errors = ['NotSignedIn', 'NotAllowed'] as const
const reason = longText(MOST_SUSPENSION_REASON_LETTERS)

export const adminAwarenessCampaignsContract = {
  listAdminCampaigns: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/campaign/list/',
    summary: 'The campaigns of an awareness program, with its totals. For campaign managers',
    body: z.object({
      id: id.describe('Of the program'),
      search_query: optionalField(optionalText(200)).describe('Of a name or an address of who runs it'),
      show: optionalField(z.enum(SHOWN_CAMPAIGNS)),
      ...sortFields(ADMIN_CAMPAIGN_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(adminCampaign).extend({
      program: z.object({ id: z.int(), name: z.string(), title: z.string() }),
      totals,
      /** The program itself is the content editors'. */
      can: z.object({ edit: z.boolean() }),
    }),
    errors: [...errors, 'AwarenessProgramNotFound'],
  }),
  suspendCampaign: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/campaign/hold/',
    changesPages: true,
    summary: 'Takes a campaign from view, with the reason that its owner is told by mail',
    body: z.object({ id, reason: requiredLongText(MOST_SUSPENSION_REASON_LETTERS) }),
    reply: messageReply,
    errors: [...errors, 'ReportedThingNotFound'],
  }),
  releaseCampaign: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/campaign/release/',
    changesPages: true,
    summary: 'Shows a campaign again; its owner is told by mail',
    body: z.object({ id, reason: reason.optional() }),
    reply: messageReply,
    errors: [...errors, 'ReportedThingNotFound'],
  }),
  watchInvitations: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/invitation/list/',
    summary: 'What promoters sent, by day and promoter, the newest day first. For campaign managers',
    body: z.object({
      search_query: optionalField(optionalText(200)).describe('Of a name or an address of who sent them'),
      days: optionalField(z.enum(WATCHED_DAYS)).describe('How far back; not given: 30'),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(watchedInvitations),
    errors,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminAwarenessCampaignsContract> {}
}
