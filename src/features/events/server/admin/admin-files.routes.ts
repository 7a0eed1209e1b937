import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAddressId } from '#contract/address-id.ts'
import { STAFF_FILE, sendStaffTable } from '#features/administration/server/index.ts'
import type { Viewers } from '#foundation/accounts/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { adminEventFilters } from '../../admin-events.contract.ts'
import { questionFilters, reviewFilters } from '../../admin-feedback.contract.ts'
import { EventNotFound } from '../events.errors.ts'
import { eventsTable } from '../events-table.ts'
import { registrationsTable } from '../registering/registrations-table.ts'
import { questionsTable, reviewsTable } from './feedback-tables.ts'

interface AdminFilesParts {
  db: Db
  clock: Clock
  viewers: Viewers
}

export function adminFilesRoutes(app: FastifyInstance, { db, clock, viewers }: AdminFilesParts): void {
  app.route({
    ...STAFF_FILE,
    url: '/admin/events.csv',
    handler: async (request, reply) => {
      const filters = adminEventFilters.safeParse(request.query).data ?? {}
      return sendStaffTable({ viewers, request, reply }, (viewer) =>
        eventsTable(db, viewer, { filters, language: request.language, now: clock.now() }),
      )
    },
  })

  app.route({
    ...STAFF_FILE,
    url: '/admin/events/:id/registrations.csv',
    handler: async (request, reply) =>
      sendStaffTable({ viewers, request, reply }, (viewer) =>
        registrationsTable(db, viewer, { id: eventOf(request), now: clock.now() }),
      ),
  })

  app.route({
    ...STAFF_FILE,
    url: '/admin/events/:id/questions.csv',
    handler: async (request, reply) => {
      const filters = questionFilters.safeParse(request.query).data ?? {}
      return sendStaffTable({ viewers, request, reply }, (viewer) =>
        questionsTable(db, viewer, { id: eventOf(request), filters }),
      )
    },
  })

  app.route({
    ...STAFF_FILE,
    url: '/admin/events/:id/reviews.csv',
    handler: async (request, reply) => {
      const filters = reviewFilters.safeParse(request.query).data ?? {}
      return sendStaffTable({ viewers, request, reply }, (viewer) =>
        reviewsTable(db, viewer, { id: eventOf(request), filters }),
      )
    },
  })
}

function eventOf({ params }: FastifyRequest): number {
  const { id } = params as { id: string }
  if (!isAddressId(id)) throw new EventNotFound()
  return Number(id)
}
