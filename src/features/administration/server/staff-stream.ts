import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer, Viewers } from '#foundation/accounts/server/index.ts'
import type { Cell } from '#platform/csv/csv.ts'
import { csvStream } from '#platform/csv/csv-stream.ts'
import { NamedError } from '#platform/errors/named-error.ts'

/** A table of any length; `name` is without its ending. The batches are read while the file is sent. */
export interface FileRows {
  name: string
  heads: string[]
  batches: AsyncIterable<Cell[][]>
}

/** Answers a long table as a file, see `inBatches`. Whoever may not have it does not find it. */
export async function sendStaffRows(
  { viewers, request, reply }: { viewers: Viewers; request: FastifyRequest; reply: FastifyReply },
  open: (viewer: Viewer) => Promise<FileRows>,
) {
  reply.header('cache-control', 'private, no-store')
  try {
    const viewer = await viewers.staff({ request, reply })
    const { name, heads, batches } = await open(viewer)
    // What belongs into the audit log too is written by `open`, where a row may be changed.
    request.log.info({ user_id: viewer.id, file: name, kind: 'exported' }, 'security')
    return reply
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(csvStream(heads, batches))
  } catch (error) {
    if (error instanceof NamedError && error.status < 500) return reply.callNotFound()
    throw error
  }
}
