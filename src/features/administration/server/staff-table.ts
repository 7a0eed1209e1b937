import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer, Viewers } from '#foundation/accounts/server/index.ts'
import { type Cell, csvFile } from '#platform/csv/csv.ts'
import { NamedError } from '#platform/errors/named-error.ts'

/** What becomes a CSV file; `name` is without its ending. */
export interface FileTable {
  name: string
  heads: string[]
  rows: Cell[][]
}

/** GETs that are no calls of the contract: files that people of the administration download. */
export const STAFF_FILE = { method: 'GET', exposeHeadRoute: false, schema: { hide: true } } as const

/** Answers a table as a file. Whoever may not have it does not find it. */
export async function sendStaffTable(
  { viewers, request, reply }: { viewers: Viewers; request: FastifyRequest; reply: FastifyReply },
  read: (viewer: Viewer) => Promise<FileTable>,
) {
  reply.header('cache-control', 'private, no-store')
  try {
    const viewer = await viewers.staff({ request, reply })
    const { name, heads, rows } = await read(viewer)
    // A GET changes no row, so it is told in the log and not in the audit log.
    request.log.info({ user_id: viewer.id, file: name, rows: rows.length, kind: 'exported' }, 'security')
    return reply
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(csvFile(heads, rows))
  } catch (error) {
    if (error instanceof NamedError && error.status < 500) return reply.callNotFound()
    throw error
  }
}
