import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer, Viewers } from '#foundation/accounts/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { csvFile } from '#platform/csv/csv.ts'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { wantedLanguage } from '#platform/http/serve.ts'
import { adminEventFilters } from '../../admin-events.contract.ts'
import { EventNotFound } from '../events.errors.ts'
import { eventsTable } from '../events-table.ts'
import type { FileTable } from '../file-table.ts'
import { registrationsTable } from '../registering/registrations-table.ts'

interface AdminFilesParts {
  db: Db
  clock: Clock
  viewers: Viewers
}

/** GETs that are no calls of the contract: files that organisers download. */
const FILE = { method: 'GET', exposeHeadRoute: false, schema: { hide: true } } as const

export function adminFilesRoutes(app: FastifyInstance, { db, clock, viewers }: AdminFilesParts): void {
  app.route({
    ...FILE,
    url: '/admin/events.csv',
    handler: async (request, reply) => {
      const filters = adminEventFilters.safeParse(request.query).data ?? {}
      return sendTable(request, reply, (viewer) =>
        eventsTable(db, viewer, { filters, language: languageOf(request), now: clock.now() }),
      )
    },
  })

  app.route({
    ...FILE,
    url: '/admin/events/:id/registrations.csv',
    handler: async (request, reply) => {
      const { id } = request.params as { id: string }
      return sendTable(request, reply, (viewer) => {
        if (!/^[1-9]\d{0,8}$/.test(id)) throw new EventNotFound()
        return registrationsTable(db, viewer, { id: Number(id), now: clock.now() })
      })
    },
  })

  /** Whoever may not have it does not find it. */
  async function sendTable(
    request: FastifyRequest,
    reply: FastifyReply,
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
}

const languageOf = ({ headers }: FastifyRequest) => wantedLanguage(headers['accept-language'])
