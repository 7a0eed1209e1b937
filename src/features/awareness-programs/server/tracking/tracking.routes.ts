import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { pageWindow } from '#platform/db/page-window.ts'
import { trackingContract } from '../../tracking.contract.ts'
import { changeLeaderBoard } from './change-leader-board.ts'
import { getLeaderBoard } from './get-leader-board.ts'
import { getTracking } from './get-tracking.ts'
import { listTrackedPeople } from './list-tracked-people.ts'

/** What became of a campaign, for the person who runs it. */
export function trackingRoutes({ serve, viewers }: RouteParts): void {
  serve(trackingContract.getTracking, async ({ db, query, language, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return { data: await getTracking(db, viewer, { ...query, language, now }) }
  })

  serve(trackingContract.listTrackedPeople, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { id, search_query: search, ...pages } = body
    const { people, total } = await listTrackedPeople(db, viewer, {
      id,
      search,
      language,
      ...pageWindow(pages),
    })
    return { data: people, recordsTotal: total, recordsTotal_is_capped: false }
  })

  serve(trackingContract.getLeaderBoard, async ({ db, query: { id }, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return { data: await getLeaderBoard(db, viewer, { id, language }) }
  })

  serve(trackingContract.changeLeaderBoard, async ({ db, body, ...call }) => {
    await changeLeaderBoard(db, await viewers.signedIn(call), body)
    const message = body.is_listed ? m.awareness_tracking_board_joined() : m.awareness_tracking_board_left()
    return { data: { message, is_listed: body.is_listed } }
  })
}
