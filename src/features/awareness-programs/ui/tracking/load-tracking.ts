import { notFound } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { isAddressId } from '#contract/wire.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import {
  DEFAULT_TRACKED_DAYS,
  type LeaderBoard,
  TRACKED_DAYS,
  type TrackedDays,
  type TrackedPerson,
  type Tracking,
} from '../../tracking.contract.ts'

/** The query of the page's address. */
export interface TrackingSearch {
  days?: string | undefined
  /** The page of an organisation's promoters. */
  team_page?: string | undefined
  search_query?: string | undefined
  page?: string | undefined
}

export interface LoadedTracking {
  tracking: Tracking
  people: { rows: TrackedPerson[]; total: number }
  board: LeaderBoard
}

export const daysIn = ({ days }: TrackingSearch): TrackedDays =>
  TRACKED_DAYS.find((known) => String(known) === days) ?? DEFAULT_TRACKED_DAYS

/** Statistics of the viewer's campaign; null if nobody is logged in. */
export async function loadTracking(
  { api, hasCookie }: { api: Api; hasCookie: boolean },
  { orgid, search }: { orgid: string; search: TrackingSearch },
): Promise<LoadedTracking | null> {
  if (!isAddressId(orgid)) throw notFound()
  if (!hasCookie) return null
  const id = Number(orgid)
  const { search_query, page, team_page } = search
  const [tracking, people, board] = await Promise.all([
    api('GET /program/tracking/', { query: { id, days: daysIn(search), team_page } }),
    api('POST /program/tracking/people/list/', { body: { id, search_query, page } }),
    api('GET /program/leader-board/', { query: { id } }),
  ])
  if (!tracking.success) return tracking.status === 401 ? null : pageCannotShow(tracking)
  if (!people.success) return pageCannotShow(people)
  if (!board.success) return pageCannotShow(board)
  return {
    tracking: tracking.data,
    people: { rows: people.data, total: people.recordsTotal },
    board: board.data,
  }
}
