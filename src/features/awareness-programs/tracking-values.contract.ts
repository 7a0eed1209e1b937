/** What pages must know of tracking without zod. */

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
