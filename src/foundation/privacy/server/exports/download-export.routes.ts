import { product } from '#contract/product.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { sendFile } from '#foundation/uploads/server/index.ts'
import { ExportNotFound } from '../privacy.errors.ts'
import { findExportFile } from './exports.queries.ts'

const NAME = /^([1-9]\d{0,8})\.zip$/

/** `/profile/privacy/copies/{id}.zip`: fetched by its own person alone, as long as it is there. */
export function downloadExportRoutes({ app, db, clock, viewers, uploads }: RouteParts): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/profile/privacy/copies/:name',
    exposeHeadRoute: false,
    schema: { hide: true },
    handler: async (request, reply) => {
      const viewer = await viewers.signedIn({ request, reply })
      const [, id] = NAME.exec((request.params as { name: string }).name) ?? []
      const of = { id: Number(id), user_id: viewer.id, now: clock.now() }
      const file = id ? await findExportFile(db, of) : undefined
      if (!file) throw new ExportNotFound()
      const day = clock.now().toISOString().slice(0, 10)
      const name = `${product.name.toLowerCase()}-my-data-${day}.zip`
      const sent = { ...file, name, media_type: 'application/zip', kind: 'text' as const }
      return sendFile(reply, uploads.storage, sent, { download: true, isNeverKept: true })
    },
  })
}
