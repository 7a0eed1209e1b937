import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { StoredFileIsMissing } from '#platform/storage/keys.ts'
import { UploadNotFound } from '../uploads.errors.ts'
import { findByStorageKey } from '../uploads.queries.ts'
import type { UploadedFile } from '../uploads.tables.ts'
import { isPublicPicture, publicPictureKey } from './public-pictures.ts'
import { sendFile } from './send-file.ts'

const READS = { method: ['GET', 'HEAD'], exposeHeadRoute: false, schema: { hide: true } } as const

/** `/files/{key}` is authorized on every request; `/pictures/{name}-{size}.webp` is public and never changes. */
export function filesRoutes({ app, db, clock, uploads, viewers, features }: RouteParts): void {
  app.route({
    ...READS,
    method: [...READS.method],
    url: '/files/:room/:name',
    handler: async (request, reply) => {
      const file = await findOpenFile(request, await viewers.loggedIn({ request, reply }))
      const { download } = request.query as { download?: string }
      return sendFile(reply, uploads.storage, file, { download: download === '1' })
    },
  })

  app.route({
    ...READS,
    method: [...READS.method],
    url: '/pictures/:file',
    // Doesn't use the database.
    config: { isPartOfPage: true },
    handler: (request, reply) => sendPicture(request, reply),
  })

  async function findOpenFile(
    request: FastifyRequest,
    { id: userId, roles }: { id: number; roles: readonly Role[] },
  ): Promise<UploadedFile> {
    const { room, name } = request.params as { room: string; name: string }
    const file = await findByStorageKey(db, `files/${room}/${name}`)
    if (!file) throw new UploadNotFound()
    if (file.user_id === userId) return file
    const asked = { userId, roles, file, now: clock.now() }
    for (const { mayOpenFile } of file.is_temporary ? [] : features)
      if (await mayOpenFile?.(db, asked)) return file
    throw new UploadNotFound()
  }

  async function sendPicture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { file } = request.params as { file: string }
    const name = file.replace(/\.webp$/, '')
    if (name === file || !isPublicPicture(name)) throw new UploadNotFound()
    const key = publicPictureKey(name)
    const { size } = await uploads.storage.head(key).catch(asNotFound)
    reply
      .type('image/webp')
      .header('content-length', size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
    if (request.method === 'HEAD') return reply.send()
    return reply.send(await uploads.storage.get(key).catch(asNotFound))
  }
}

/** The address of an uploaded file, for people who may open it. */
export function fileAddress({ storage_key }: Pick<UploadedFile, 'storage_key'>): string {
  return `/${storage_key}`
}

function asNotFound(error: unknown): never {
  throw error instanceof StoredFileIsMissing ? new UploadNotFound() : error
}
