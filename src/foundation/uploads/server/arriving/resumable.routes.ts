import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { NamedError } from '#platform/errors/named-error.ts'
import { RESUMABLE_PATH } from '../../uploads.contract.ts'
import { UploadNotFound } from '../uploads.errors.ts'
import { findByResumableId } from '../uploads.queries.ts'
import { openResumableUploads } from './resumable-uploads.ts'
import { isUploadOf } from './upload-parts.ts'

const PARTS_TYPE = 'application/offset+octet-stream'

/**
 * Resumable uploads (tus 1.0: creation, termination, expiration) at `/master/tus/`, each only for its owner. The
 * response to the last part names the temporary file in `Upload-File-Id`; HEAD and `/master/temp-file/{upload}/` repeat
 * it.
 */
export async function resumableRoutes({
  app,
  db,
  locks,
  clock,
  uploads,
  viewers,
}: RouteParts): Promise<void> {
  const resumable = openResumableUploads({ db, locks, uploads })
  await app.register(async (scope) => {
    scope.addContentTypeParser(PARTS_TYPE, (_request, _payload, done) => done(null))
    const hidden = { schema: { hide: true } }
    scope.post(`${RESUMABLE_PATH}/`, hidden, async (request, reply) => {
      const { id } = await viewers.loggedIn({ request, reply })
      return answer(request, reply, id)
    })
    scope.route({
      ...hidden,
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${RESUMABLE_PATH}/:upload`,
      handler: async (request, reply) => {
        const { id } = await viewers.loggedIn({ request, reply })
        const { upload } = request.params as { upload: string }
        if (!isUploadOf(id, upload)) throw new UploadNotFound()
        const finished = request.method === 'HEAD' ? await finishedUpload(id, upload) : undefined
        return finished ? reply.headers(finished).send() : answer(request, reply, id, upload)
      },
    })
  })

  /** Finds a finished upload, for clients that lost the last response and ask for its state. */
  async function finishedUpload(userId: number, upload: string) {
    const file =
      (await findByResumableId(db, { userId, resumableId: upload })) ??
      (await resumable.storeWhole(upload, { userId, now: clock.now() }))
    if (!file) return undefined
    return {
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
      'upload-offset': String(file.size_bytes),
      'upload-length': String(file.size_bytes),
      'upload-file-id': String(file.id),
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, userId: number, upload = '') {
    const given = await resumable
      .answer(asWebRequest(request, upload), { userId, now: clock.now() })
      .finally(() => {
        // The rest of a refused part is not read, so nothing else can come over this connection.
        if (!request.raw.complete) reply.header('connection', 'close')
      })
    for (const [name, value] of given.headers) {
      if (name !== 'content-length' && name !== 'content-type') reply.header(name, value)
    }
    if (given.status < 400) return reply.status(given.status).send()
    // Protocol features that this server doesn't support (501) are the client's error.
    const status = given.status === 501 ? 400 : given.status
    if (status >= 500 && !request.raw.destroyed) request.log.error(await given.text())
    throw new NamedError('ResumableUploadRefused', status, m.error_resumable_upload())
  }
}

/** The tus server works with fetch requests. */
function asWebRequest({ method, headers, raw }: FastifyRequest, upload: string): Request {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') sent.set(name, value)
  const hasBody = headers['content-type'] === PARTS_TYPE && (method === 'PATCH' || method === 'POST')
  return new Request(`http://tus${RESUMABLE_PATH}/${upload}`, {
    method,
    headers: sent,
    ...(hasBody
      ? { body: Readable.toWeb(Readable.from(untilCut(raw))) as ReadableStream as never, duplex: 'half' }
      : {}),
  })
}

/** A part whose connection is cut ends there, so that what arrived is kept. */
async function* untilCut(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch {
    // Nobody is waiting for the answer.
  }
}
