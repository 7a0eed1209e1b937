import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer, Viewers } from '#foundation/accounts/server/index.ts'
import { type Cell, csvFile, csvStream } from '#platform/csv/csv.ts'
import { NamedError } from '#platform/errors/named-error.ts'

/** A table to send as a CSV file; `name` is without the extension. */
export interface FileTable {
  name: string
  heads: string[]
  rows: Cell[][]
}

/** A table of any length, whose batches are read while the file is sent (see `inBatches`). */
export interface FileRows {
  name: string
  heads: string[]
  batches: AsyncIterable<Cell[][]>
}

/** GET routes outside the contract: files that staff download. */
export const STAFF_FILE = { method: 'GET', exposeHeadRoute: false, schema: { hide: true } } as const

interface Asked {
  viewers: Viewers
  request: FastifyRequest
  reply: FastifyReply
}

/** Sends a table as a file; 404 for anyone who may not have it. */
export const sendStaffTable = (asked: Asked, read: (viewer: Viewer) => Promise<FileTable>) =>
  sendFile(asked, async (viewer) => {
    const { name, heads, rows } = await read(viewer)
    return { name, logged: { rows: rows.length }, content: csvFile(heads, rows) }
  })

/** Sends a long table as a file; 404 for anyone who may not have it. */
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
    // A GET changes no row, so it goes to the security log. The operation writes an audit entry where one is due.
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
