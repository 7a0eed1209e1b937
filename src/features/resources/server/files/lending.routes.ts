import { isAddressId } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { sendFile, UploadNotFound } from '#foundation/uploads/server/index.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { resourceDetailsContract } from '../../resource-details.contract.ts'
import { findLentFile, lendFile } from './lend-file.ts'
import { lendingOf } from './lending.ts'

/** What one person sends to another site. */
const LENDING = defineLimit({
  name: 'resource-lending',
  tries: 60,
  seconds: 60 * 60,
  words: m.limit_resource_lending,
})

export function lendingRoutes({ serve, viewers, limits, config }: RouteParts): void {
  const lending = lendingOf(config)
  serve(resourceDetailsContract.lendToViewer, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await limits.take(LENDING, String(viewer.id))
    return { data: { url: await lendFile(db, lending, { id: body.id, now }) } }
  })
}

/** What another site fetches, without an account: checked on every fetch, kept by nobody. */
export function lentFilesRoutes({ app, db, clock, uploads, config }: RouteParts): void {
  const lending = lendingOf(config)
  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    schema: { hide: true },
    url: '/files-lent/:id/:ticket/slides.pptx',
    onSend: async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    },
    handler: async (request, reply) => {
      const { id, ticket } = request.params as { id: string; ticket: string }
      if (!isAddressId(id)) throw new UploadNotFound()
      const file = await findLentFile(db, lending, { id: Number(id), ticket, now: clock.now() })
      return sendFile(reply, uploads.storage, file, { download: true })
    },
  })
}
