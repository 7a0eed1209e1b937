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
  /** ISO 8601 in UTC; null if it isn't suspended. */
  held_at: z.string().nullable(),
  hold_reason: z.string().nullable(),
  display_name: z.string(),
  /** The organisation's name: the campaign's own, or that of the campaign it belongs to. */
  organisation_name: z.string().nullable(),
  /** Null for an organisation's own page. */
  username: z.string().nullable(),
  owner: person,
  goal: z.int(),
  /** For an organisation's, including the campaigns that belong to it. */
  completions_count: z.int(),
  invitations_count: z.int(),
  /** Number of campaigns that belong to it. */
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
  /** Landing-page visits: one per person and day. */
  visits: z.int(),
  completions: z.int(),
})
export type AwarenessTotals = z.output<typeof totals>

/** Invitations sent by one promoter on one day. */
export const watchedInvitations = z.object({
  /** Day in the organisation's time zone: `2026-01-31`. */
  day: z.string(),
  owner: person,
  programs: z.array(z.object({ id: z.int(), title: z.string() })),
  /** Handed to a mail server, or stored if none is configured. */
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  opened: z.int(),
  /** How many of these addresses have unsubscribed from invitations. */
  opted_out: z.int(),
})
export type WatchedInvitations = z.output<typeof watchedInvitations>

const errors = ['NotSignedIn', 'NotAllowed'] as const
const reason = longText(MOST_SUSPENSION_REASON_LETTERS)

export const adminAwarenessCampaignsContract = {
  listAdminCampaigns: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/campaign/list/',
    summary: 'Lists the campaigns of an awareness program with its totals, for campaign managers',
    body: z.object({
      id: id.describe('ID of the program'),
      search_query: optionalField(optionalText(200)).describe(
        "Part of the name or email of the campaign's owner",
      ),
      show: optionalField(z.enum(SHOWN_CAMPAIGNS)),
      ...sortFields(ADMIN_CAMPAIGN_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(adminCampaign).extend({
      program: z.object({ id: z.int(), name: z.string(), title: z.string() }),
      totals,
      /** Only content editors may edit the program itself. */
      can: z.object({ edit: z.boolean() }),
    }),
    errors: [...errors, 'AwarenessProgramNotFound'],
  }),
  suspendCampaign: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/campaign/hold/',
    changesPages: true,
    summary: 'Suspends a campaign and emails its owner the reason',
    body: z.object({ id, reason: requiredLongText(MOST_SUSPENSION_REASON_LETTERS) }),
    reply: messageReply,
    errors: [...errors, 'ReportedThingNotFound'],
  }),
  releaseCampaign: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/campaign/release/',
    changesPages: true,
    summary: 'Lifts the suspension of a campaign and emails its owner',
    body: z.object({ id, reason: reason.optional() }),
    reply: messageReply,
    errors: [...errors, 'ReportedThingNotFound'],
  }),
  watchInvitations: endpoint({
    method: 'POST',
    path: '/v2/admin/awareness/invitation/list/',
    summary: 'Lists invitations sent, by day and promoter, newest day first, for campaign managers',
    body: z.object({
      search_query: optionalField(optionalText(200)).describe('Part of the name or email of the sender'),
      days: optionalField(z.enum(WATCHED_DAYS)).describe('Number of days to look back; default 30'),
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
