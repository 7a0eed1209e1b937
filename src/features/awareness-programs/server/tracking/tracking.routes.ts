import type { z } from 'zod'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { csvFile } from '#platform/csv/csv.ts'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { trackingContract, trackingFile } from '../../tracking.contract.ts'
import { changeLeaderBoard } from './change-leader-board.ts'
import { getLeaderBoard } from './get-leader-board.ts'
import { getTracking } from './get-tracking.ts'
import { listTrackedPeople } from './list-tracked-people.ts'
import { trackingTable } from './tracking-tables.ts'

/** The statistics of a campaign, for its owner. */
export function trackingRoutes({ serve, viewers }: RouteParts): void {
  serve(trackingContract.getTracking, async ({ db, query, language, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await getTracking(db, viewer, { ...query, language, now }) }
  })

  serve(trackingContract.listTrackedPeople, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { id, search_query: search, ...pages } = body
    const { people, total } = await listTrackedPeople(db, viewer, {
      id,
      search,
      language,
      ...pageWindow(pages),
    })
    return { data: people, ...exactTotal(total) }
  })

  serve(trackingContract.getLeaderBoard, async ({ db, query: { id }, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await getLeaderBoard(db, viewer, { id, language }) }
  })

  serve(trackingContract.changeLeaderBoard, async ({ db, body, ...call }) => {
    await changeLeaderBoard(db, await viewers.loggedIn(call), body)
    const message = body.is_listed ? m.awareness_tracking_board_joined() : m.awareness_tracking_board_left()
    return { data: { message, is_listed: body.is_listed } }
  })
}

/** Tables of a campaign, for download. */
export function trackingFileRoutes({ app, db, viewers }: RouteParts): void {
  const { method, path: url, summary, query: querystring, reply: file } = trackingFile
  app.route({
    method,
    url,
    // HEAD would build the whole file for nothing.
    exposeHeadRoute: false,
    schema: { summary, tags: ['program'], querystring, produces: ['text/csv'], response: { 200: file } },
    handler: async (request, reply) => {
      const viewer = await viewers.loggedIn({ request, reply })
      const { id, table = 'days' } = request.query as z.output<typeof querystring>
      const { language } = request
      const { heads, rows } = await trackingTable(db, viewer, { id, table, language })
      request.log.info(
        { user_id: viewer.id, campaign_id: id, table, rows: rows.length, kind: 'exported' },
        'security',
      )
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="campaign-${id}-${table}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(csvFile(heads, rows))
    },
  })
}
