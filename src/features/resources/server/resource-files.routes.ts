import { isAddressId } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { sendFile, UploadNotFound } from '#foundation/uploads/server/index.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { StoredFileIsMissing } from '#platform/storage/keys.ts'
import { resourceDetailsContract } from '../resource-details.contract.ts'
import { findGreyCopy } from './files/copy-in-grey.ts'
import { findResourceFile, selectResourceFile } from './files/find-resource-file.queries.ts'
import { getResourceCaptions, getResourceTranscript } from './files/get-resource-captions.ts'
import { type PageWidth, pageKey } from './files/page-render-keys.ts'
import { findSignedFile, signUrl } from './files/sign-url.ts'
import { urlSignerOf } from './files/signed-url.ts'

const READS = { method: ['GET', 'HEAD'] as string[], exposeHeadRoute: false, schema: { hide: true } }

/** Page pictures, captions, transcripts and grey copies; permissions are checked on every fetch. */
export function resourceFilesRoutes({ app, serve, db, viewers, uploads }: RouteParts): void {
  app.route({
    ...READS,
    url: '/resource-pages/:id/:render/:picture',
    handler: async (request, reply) => {
      const { id, render, picture } = request.params as Record<'id' | 'render' | 'picture', string>
      const { page, width } = pictureAsked(picture)
      const file = await selectResourceFile(db, idAsked(id))
      if (!file || file.drawing !== render || page > file.drawn_pages) throw new UploadNotFound()
      const isPublic = page === 1 && file.is_listed
      if (!isPublic) await findResourceFile(db, await viewers.loggedIn({ request, reply }), file.id)
      const key = pageKey(render, page, width)
      const { size } = await uploads.storage.head(key).catch(asNotFound)
      const sent = { storage_key: key, name: picture, size_bytes: size, ...PICTURE }
      return sendFile(reply, uploads.storage, sent, { isPublic })
    },
  })

  app.route({
    ...READS,
    url: '/files-grey/:file',
    handler: async (request, reply) => {
      const { file: asked } = request.params as { file: string }
      const [, id = ''] = /^(\d+)\.pdf$/.exec(asked) ?? []
      const viewer = await viewers.loggedIn({ request, reply })
      const file = await findResourceFile(db, viewer, idAsked(id))
      const copy = await findGreyCopy(db, uploads, { file, person: viewer.id })
      const { download } = request.query as { download?: string }
      return sendFile(reply, uploads.storage, { ...copy, ...PDF }, { download: download === '1' })
    },
  })

  app.route({
    ...READS,
    url: '/resource-captions/:id/:file',
    handler: async (request, reply) => {
      const { id, file: asked } = request.params as { id: string; file: string }
      const viewer = await viewers.loggedIn({ request, reply })
      const [, language = ''] = /^([A-Za-z0-9-]{2,40})\.vtt$/.exec(asked) ?? []
      const vtt = await getResourceCaptions(db, viewer, { id: idAsked(id), language })
      return reply.type('text/vtt; charset=utf-8').header('cache-control', 'private, no-cache').send(vtt)
    },
  })

  serve(resourceDetailsContract.getResourceTranscript, async ({ db, query, ...call }) => {
    return { data: await getResourceTranscript(db, await viewers.loggedIn(call), query) }
  })
}

const PICTURE = { kind: 'picture', media_type: 'image/webp' } as const
const PDF = { kind: 'pdf', media_type: 'application/pdf' } as const

/** @throws UploadNotFound for an invalid id */
function idAsked(id: string): number {
  if (!isAddressId(id)) throw new UploadNotFound()
  return Number(id)
}

/** `{page}-{480|1200}.webp` */
function pictureAsked(picture: string): { page: number; width: PageWidth } {
  const [, page, width] = /^([1-9]\d?)-(480|1200)\.webp$/.exec(picture) ?? []
  if (page === undefined) throw new UploadNotFound()
  return { page: Number(page), width: width === '480' ? 480 : 1200 }
}

function asNotFound(error: unknown): never {
  throw error instanceof StoredFileIsMissing ? new UploadNotFound() : error
}

/** Signed URLs requested by one person. */
const SIGNED_URLS = defineLimit({
  name: 'resource-lending',
  tries: 60,
  seconds: 60 * 60,
  label: m.limit_resource_lending,
})

export function signedUrlRoutes({ serve, viewers, limits, config }: RouteParts): void {
  const signer = urlSignerOf(config)
  serve(resourceDetailsContract.signUrlForViewer, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(SIGNED_URLS, String(viewer.id))
    return { data: { url: await signUrl(db, signer, { id: body.id, now }) } }
  })
}

/** What an external viewer fetches without an account: checked on every fetch, never cached. */
export function signedFileRoutes({ app, db, clock, uploads, config }: RouteParts): void {
  const signer = urlSignerOf(config)
  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    schema: { hide: true },
    url: '/files-lent/:id/:token/slides.pptx',
    onSend: async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    },
    handler: async (request, reply) => {
      const { id, token } = request.params as { id: string; token: string }
      const file = await findSignedFile(db, signer, { id: idAsked(id), token, now: clock.now() })
      return sendFile(reply, uploads.storage, file, { download: true })
    },
  })
}
