import type { FastifyRequest } from 'fastify'
import { isAddressId } from '#contract/wire.ts'
import { STAFF_FILE, sendStaffTable } from '#foundation/admin-kit/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { checkedInput } from '#platform/http/checked-input.ts'
import { adminEventFilters } from '../../admin-events.contract.ts'
import { questionFilters, reviewFilters } from '../../admin-feedback.contract.ts'
import { EventNotFound } from '../events.errors.ts'
import { eventsTable } from '../events-table.ts'
import { registrationsTable } from '../registering/registrations-table.ts'
import { questionsTable, reviewsTable } from './feedback-tables.ts'

export function adminFilesRoutes({ app, db, clock, viewers }: RouteParts): void {
  app.route({
    ...STAFF_FILE,
    url: '/admin/events.csv',
    handler: async (request, reply) =>
      sendStaffTable({ viewers, request, reply }, (viewer) => {
        const filters = checkedInput(adminEventFilters, request.query)
        return eventsTable(db, viewer, { filters, language: request.language, now: clock.now() })
      }),
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
    handler: async (request, reply) =>
      sendStaffTable({ viewers, request, reply }, (viewer) => {
        const id = eventOf(request)
        return questionsTable(db, viewer, { id, filters: checkedInput(questionFilters, request.query) })
      }),
  })

  app.route({
    ...STAFF_FILE,
    url: '/admin/events/:id/reviews.csv',
    handler: async (request, reply) =>
      sendStaffTable({ viewers, request, reply }, (viewer) => {
        const id = eventOf(request)
        return reviewsTable(db, viewer, { id, filters: checkedInput(reviewFilters, request.query) })
      }),
  })
}

function eventOf({ params }: FastifyRequest): number {
  const { id } = params as { id: string }
  if (!isAddressId(id)) throw new EventNotFound()
  return Number(id)
}
