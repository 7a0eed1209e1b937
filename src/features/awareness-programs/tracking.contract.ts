import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import {
  ADMIN_LENGTH,
  flag,
  id,
  length,
  listOf,
  optionalField,
  page,
  success,
  wholeNumber,
} from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import {
  CAMPAIGN_KINDS,
  CAMPAIGN_STATUSES,
  type CampaignStatus,
  VISIT_SOURCES,
  type VisitSource,
} from './awareness-programs.contract.ts'

/** How many days a plot shows, up to today. */
export const TRACKED_DAYS = [7, 30, 90] as const
export type TrackedDays = (typeof TRACKED_DAYS)[number]
export const DEFAULT_TRACKED_DAYS: TrackedDays = 30

/** Tables of a campaign, as CSV files. */
export const TRACKING_TABLES = ['days', 'people', 'promoters'] as const
export type TrackingTable = (typeof TRACKING_TABLES)[number]

/** Opened by a link, so that it can be saved without JavaScript too. */
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

/** The label of a source, both on pages and in files. */
export const sourceName = (source: VisitSource) => sources[source]()
export const statusName = (status: CampaignStatus) => statuses[status]()
/**
 * A promoter's name for display. Without a chosen name it stays anonymous, as the username is derived from the real
 * name.
 */
export const trackedName = (name: string) => name || m.awareness_tracking_promoter_unnamed()

const source = z.enum(VISIT_SOURCES)
/** Days are in the organisation's zone (`HOME_ZONE`): `2026-11-22`. */
const day = z.string()

/** Visitors of the landing page on that day, each once; bots and previews are left out. */
const opened = z.int()
const completed = z.int()

const trackedDay = z.object({ day, invited: z.int(), opened, completed })
export type TrackedDay = z.output<typeof trackedDay>

const trackedSource = z.object({ source, opened, completed })
export type TrackedSource = z.output<typeof trackedSource>

/** The totals of a campaign; for an organisation's, including the campaigns that belong to it. */
const totals = z.object({
  invited: z.int(),
  /** Invitations whose link was followed by a person. */
  opened_invitations: z.int(),
  opened,
  completed,
  /** How many of the completions came through an invitation. */
  completed_invited: z.int(),
})
export type TrackedTotals = z.output<typeof totals>

/** A campaign that belongs to an organisation's: counts only, as only its promoter sees its people. */
const trackedPromoter = z.object({
  id: z.int(),
  /** The name that the promoter chose; empty until then. */
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
  /** One row for each of the requested days, oldest first; the last is today. */
  days: z.array(trackedDay),
  /** Since the start, each source that brought visitors, most completions first. */
  sources: z.array(trackedSource),
  /** A page of an organisation's promoters, most completions first; the file has all of them. */
  promoters: z.array(trackedPromoter).max(ADMIN_LENGTH),
  promoters_count: z.int(),
})
export type Tracking = z.output<typeof tracking>

/** A person who completed the program on this campaign's own page; the form told them that the promoter sees it. */
const trackedPerson = z.object({
  id: z.int(),
  name: z.string(),
  source,
  /** The address that the promoter invited; null for people who came another way. */
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
  /** Null for an organisation's own page. */
  username: z.string().nullable(),
  completions_count: z.int(),
  is_mine: z.boolean(),
})
export type Leader = z.output<typeof leader>

const leaderBoard = z.object({
  kind: z.enum(CAMPAIGN_KINDS),
  program_data,
  /** The top of the board. */
  leaders: z.array(leader).max(20),
  /** How many campaigns are on it. */
  campaigns_count: z.int(),
  /** The rank of the viewer's campaign; null while it isn't on the board. */
  own_rank: z.int().nullable(),
  own_completions_count: z.int(),
  /** Whether the viewer's campaign may be shown; it is shown once it has a completion and a display name. */
  is_listed: z.boolean(),
})
export type LeaderBoard = z.output<typeof leaderBoard>

const errors = ['NotSignedIn', 'CampaignNotFound']

/** Replies with a file, not JSON: it has its own route, and is opened by a link. */
export const trackingFile = endpoint({
  method: 'GET',
  path: '/program/tracking/csv/',
  summary:
    "Exports a campaign's results as a spreadsheet table: by day and source, by person, or by promoter",
  query: z.object({ id, table: optionalField(z.enum(TRACKING_TABLES)).describe('Default: days') }),
  reply: z.any().describe('text/csv'),
  errors,
})

const calls = {
  getTracking: endpoint({
    method: 'GET',
    path: '/program/tracking/',
    summary:
      "Returns a campaign's invitations, opens and completions by day and source, and an organisation's promoters",
    query: z.object({
      id,
      days: optionalField(wholeNumber.pipe(z.literal([...TRACKED_DAYS]))).describe('Default: 30'),
      team_page: optionalField(page).describe('Page of promoters; default 1'),
    }),
    reply: success(tracking),
    errors,
  }),
  listTrackedPeople: endpoint({
    method: 'POST',
    path: '/program/tracking/people/list/',
    summary: 'Lists people who completed the program through a campaign, newest first, without their emails',
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
    summary: "Returns the leaderboard of a campaign's program, of people or of organisations",
    query: z.object({ id }),
    reply: success(leaderBoard),
    errors,
  }),
  changeLeaderBoard: endpoint({
    method: 'POST',
    path: '/program/leader-board/',
    summary: 'Hides a campaign from leaderboards or shows it again, even after it has ended',
    body: z.object({ id, is_listed: flag }),
    reply: success(z.object({ message: z.string(), is_listed: z.boolean() })),
    errors,
  }),
}

export const trackingContract = { trackingFile, ...calls }

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof calls> {}
}
