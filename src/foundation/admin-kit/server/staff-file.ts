import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer, Viewers } from '#foundation/accounts/server/index.ts'
import { type Cell, csvFile, csvStream } from '#platform/csv/csv.ts'
import { NamedError } from '#platform/errors/named-error.ts'

/** What becomes a CSV file; `name` is without its ending. */
export interface FileTable {
  name: string
  heads: string[]
  rows: Cell[][]
}

/** A table of any length. The batches are read while the file is sent, see `inBatches`. */
export interface FileRows {
  name: string
  heads: string[]
  batches: AsyncIterable<Cell[][]>
}

/** GETs that are no calls of the contract: files that people of the administration download. */
export const STAFF_FILE = { method: 'GET', exposeHeadRoute: false, schema: { hide: true } } as const

interface Asked {
  viewers: Viewers
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers a table as a file. Whoever may not have it does not find it. */
export const sendStaffTable = (asked: Asked, read: (viewer: Viewer) => Promise<FileTable>) =>
  sendFile(asked, async (viewer) => {
    const { name, heads, rows } = await read(viewer)
    return { name, logged: { rows: rows.length }, content: csvFile(heads, rows) }
  })

/** Answers a long table as a file. Whoever may not have it does not find it. */
export const sendStaffRows = (asked: Asked, open: (viewer: Viewer) => Promise<FileRows>) =>
  sendFile(asked, async (viewer) => {
    const { name, heads, batches } = await open(viewer)
    return { name, logged: {}, content: csvStream(heads, batches) }
  })

async function sendFile(
  { viewers, request, reply }: Asked,
  make: (viewer: Viewer) => Promise<{ name: string; logged: { rows?: number }; content: string | Readable }>,
) {
  reply.header('cache-control', 'private, no-store')
  try {
    const viewer = await viewers.staff({ request, reply })
    const { name, logged, content } = await make(viewer)
    // A GET changes no row, so it is told in the log. What belongs into the audit log too is written by the operation.
    request.log.info({ user_id: viewer.id, file: name, ...logged, kind: 'exported' }, 'security')
    return reply
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(content)
  } catch (error) {
    if (error instanceof NamedError && error.status < 500) return reply.callNotFound()
    throw error
  }
}
