import type { z } from 'zod'
import type { RouteParts } from '#foundation/feature.ts'
import { csvFile } from '#platform/csv/csv.ts'
import { trackingFile } from '../../tracking.contract.ts'
import { trackingTable } from './tracking-tables.ts'

/** Tables of a campaign to save. */
export function trackingFileRoutes({ app, db, viewers }: RouteParts): void {
  const { method, path: url, summary, query: querystring, reply: file } = trackingFile
  app.route({
    method,
    url,
    // HEAD would make what nobody looks at.
    exposeHeadRoute: false,
    schema: { summary, tags: ['program'], querystring, produces: ['text/csv'], response: { 200: file } },
    handler: async (request, reply) => {
      const viewer = await viewers.signedIn({ request, reply })
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
