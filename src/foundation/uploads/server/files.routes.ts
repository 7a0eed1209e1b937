import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { StoredFileIsMissing } from '#platform/storage/keys.ts'
import { isPublicPicture, publicPictureKey } from './public-pictures.ts'
import { sendFile } from './send-file.ts'
import { UploadNotFound } from './uploads.errors.ts'
import { findByStorageKey } from './uploads.queries.ts'
import type { SignedIn } from './uploads.routes.ts'
import type { UploadedFile } from './uploads.tables.ts'
import type { Uploads } from './uploads.ts'

/** A feature's word on whether somebody may open a file that it uses. Its own person always may. */
export type MayOpenFile = (
  db: Db,
  asked: { userId: number; roles: readonly Role[]; file: UploadedFile },
) => Promise<boolean>

interface FilesParts {
  db: Db
  uploads: Uploads
  signedIn: SignedIn
  mayOpen?: readonly MayOpenFile[]
}

const READS = { method: ['GET', 'HEAD'], exposeHeadRoute: false, schema: { hide: true } } as const

/** `/files/{key}`: checked on every fetch. `/pictures/{name}-{size}.webp`: for everyone, for ever. */
export function filesRoutes(app: FastifyInstance, { db, uploads, signedIn, mayOpen = [] }: FilesParts): void {
  app.route({
    ...READS,
    method: [...READS.method],
    url: '/files/:room/:name',
    handler: async (request, reply) => {
      const file = await findOpenFile(request, await signedIn({ request, reply }))
      const { download } = request.query as { download?: string }
      return sendFile(reply, uploads.storage, file, { download: download === '1' })
    },
  })

  app.route({
    ...READS,
    method: [...READS.method],
    url: '/pictures/:file',
    handler: (request, reply) => sendPicture(request, reply),
  })

  async function findOpenFile(
    request: FastifyRequest,
    { id: userId, roles }: Awaited<ReturnType<SignedIn>>,
  ): Promise<UploadedFile> {
    const { room, name } = request.params as { room: string; name: string }
    const file = await findByStorageKey(db, `files/${room}/${name}`)
    if (!file) throw new UploadNotFound()
    if (file.user_id === userId) return file
    for (const may of file.is_temporary ? [] : mayOpen)
      if (await may(db, { userId, roles, file })) return file
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

/** Where an uploaded file is opened by whoever may. */
export function fileAddress({ storage_key }: Pick<UploadedFile, 'storage_key'>): string {
  return `/${storage_key}`
}

function asNotFound(error: unknown): never {
  throw error instanceof StoredFileIsMissing ? new UploadNotFound() : error
}
