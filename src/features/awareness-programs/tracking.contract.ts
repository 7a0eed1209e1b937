import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { flag, id, length, listOf, optionalField, page, success, wholeNumber } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import {
  CAMPAIGN_KINDS,
  CAMPAIGN_STATUSES,
  type CampaignStatus,
  VISIT_SOURCES,
  type VisitSource,
} from './awareness-programs.contract.ts'

/** How many days a plot shows, today the last of them. */
export const TRACKED_DAYS = [7, 30, 90] as const
export type TrackedDays = (typeof TRACKED_DAYS)[number]
export const DEFAULT_TRACKED_DAYS: TrackedDays = 30

/** Tables of a campaign for a spreadsheet. */
export const TRACKING_TABLES = ['days', 'people', 'promoters'] as const
export type TrackingTable = (typeof TRACKING_TABLES)[number]

/** Opened by a link, so that it is saved without JavaScript too. */
export const trackingFileAddress = (id: number, table: TrackingTable) =>
  `/program/tracking/csv/?${new URLSearchParams({ id: String(id), table })}`

const sources: Record<VisitSource, () => string> = {
  link: m.awareness_tracking_source_link,
  invitation: m.awareness_tracking_source_invitation,
  whatsapp: m.awareness_tracking_source_whatsapp,
  facebook: m.awareness_tracking_source_facebook,
  x: m.awareness_tracking_source_x,
  email: m.awareness_tracking_source_email,
  qr: m.awareness_tracking_source_qr,
  poster: m.awareness_tracking_source_poster,
}

const statuses: Record<CampaignStatus, () => string> = {
  live: m.awareness_area_status_live,
  paused: m.awareness_area_status_paused,
  ended: m.awareness_area_status_ended,
}

/** How somebody came to a landing page, on pages and in files alike. */
export const sourceName = (source: VisitSource) => sources[source]()
export const statusName = (status: CampaignStatus) => statuses[status]()
/** The name that is shown of a promoter. Without a chosen one it is none: the username is made of the real name. */
export const trackedName = (name: string) => name || m.awareness_tracking_promoter_unnamed()

const source = z.enum(VISIT_SOURCES)
/** Days are those of the organisation's zone (`HOME_ZONE`): `2026-11-22`. */
const day = z.string()

/** People who looked at the landing page that day, each once; robots and previews are left out. */
const opened = z.int()
const completed = z.int()

const trackedDay = z.object({ day, invited: z.int(), opened, completed })
export type TrackedDay = z.output<typeof trackedDay>

const trackedSource = z.object({ source, opened, completed })
export type TrackedSource = z.output<typeof trackedSource>

/** The totals of a campaign and, for an organisation's, of the campaigns that are part of it. */
const totals = z.object({
  invited: z.int(),
  /** Invitations whose link was followed by a person. */
  opened_invitations: z.int(),
  opened,
  completed,
  /** How many of the completions came by an invitation. */
  completed_invited: z.int(),
})
export type TrackedTotals = z.output<typeof totals>

/** A campaign that is part of an organisation's: figures only, its people are its promoter's. */
const trackedPromoter = z.object({
  id: z.int(),
  /** The name that the promoter chose; empty until they did. */
  name: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  invited: z.int(),
  opened,
  completed,
})
export type TrackedPromoter = z.output<typeof trackedPromoter>

const program_data = z.object({ id: z.int(), name: z.string(), title: z.string() })

export const tracking = z.object({
  subscription: z.object({
    id: z.int(),
    kind: z.enum(CAMPAIGN_KINDS),
    status: z.enum(CAMPAIGN_STATUSES),
    organisation_name: z.string().nullable(),
    display_name: z.string(),
    goal: z.int(),
    program_data,
  }),
  totals,
  /** As many days as were asked for, without a gap, the oldest first; the last one is today. */
  days: z.array(trackedDay),
  /** Since the beginning, those that somebody came by, most completions first. */
  sources: z.array(trackedSource),
  /** The promoters of an organisation, most completions first; the file has all. */
  promoters: z.array(trackedPromoter).max(100),
  promoters_count: z.int(),
})
export type Tracking = z.output<typeof tracking>

/** Somebody who completed the program by this campaign's own page: the form told them that the promoter sees it. */
const trackedPerson = z.object({
  id: z.int(),
  name: z.string(),
  source,
  /** The address that the promoter wrote to; null for whoever came another way. */
  invited_email: z.string().nullable(),
  /** ISO 8601 in UTC */
  created_at: z.string(),
})
export type TrackedPerson = z.output<typeof trackedPerson>

const leader = z.object({
  id: z.int(),
  /** Equal counts share a rank. */
  rank: z.int(),
  display_name: z.string(),
  organisation_name: z.string().nullable(),
  /** Null for the page of an organisation itself. */
  username: z.string().nullable(),
  completions_count: z.int(),
  is_mine: z.boolean(),
})
export type Leader = z.output<typeof leader>

const leaderBoard = z.object({
  kind: z.enum(CAMPAIGN_KINDS),
  program_data,
  /** The first of the board. */
  leaders: z.array(leader).max(20),
  /** How many campaigns are on it. */
  campaigns_count: z.int(),
  /** The rank of my campaign; null while it is not on the board. */
  own_rank: z.int().nullable(),
  own_completions_count: z.int(),
  /** Whether my campaign may be shown; it is, from its first completion and once it has a display name. */
  is_listed: z.boolean(),
})
export type LeaderBoard = z.output<typeof leaderBoard>

const errors = ['NotSignedIn', 'CampaignNotFound']

/** Answers a file, not JSON: served by its own route, and opened by a link. */
export const trackingFile = endpoint({
  method: 'GET',
  path: '/program/tracking/csv/',
  summary: 'What became of my campaign as a table for a spreadsheet: by day and source, people, or promoters',
  query: z.object({ id, table: optionalField(z.enum(TRACKING_TABLES)).describe('Default: days') }),
  reply: z.any().describe('text/csv'),
  errors,
})

const calls = {
  getTracking: endpoint({
    method: 'GET',
    path: '/program/tracking/',
    summary:
      'What became of my campaign: invited, opened and completed, by day and by source, and promoters of an organisation',
    query: z.object({
      id,
      days: optionalField(wholeNumber.pipe(z.literal([...TRACKED_DAYS]))).describe('Default: 30'),
    }),
    reply: success(tracking),
    errors,
  }),
  listTrackedPeople: endpoint({
    method: 'POST',
    path: '/program/tracking/people/list/',
    summary: 'Who completed the program by my campaign, the newest first; their addresses are not told',
    body: z.object({
      id,
      search_query: optionalText(200),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(trackedPerson),
    errors,
  }),
  getLeaderBoard: endpoint({
    method: 'GET',
    path: '/program/leader-board/',
    summary: 'The leader board that my campaign belongs to: of people, or of organisations, of one program',
    query: z.object({ id }),
    reply: success(leaderBoard),
    errors,
  }),
  changeLeaderBoard: endpoint({
    method: 'POST',
    path: '/program/leader-board/',
    summary: 'Takes my campaign off leader boards, or puts it back; an ended one too',
    body: z.object({ id, is_listed: flag }),
    reply: success(z.object({ message: z.string(), is_listed: z.boolean() })),
    errors,
  }),
}

export const trackingContract = { trackingFile, ...calls }

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof calls> {}
}
