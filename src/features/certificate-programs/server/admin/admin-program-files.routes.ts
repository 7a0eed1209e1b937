import type { FastifyRequest } from 'fastify'
import { isAddressId } from '#contract/wire.ts'
import { STAFF_FILE, sendStaffTable } from '#foundation/admin-kit/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { ProgramNotFound } from '../certificate-programs.errors.ts'
import { CohortNotFound } from './admin-programs.errors.ts'
import { cohortTable, peopleTable } from './people/people-tables.ts'

/** CSV tables of people. */
export function adminProgramFilesRoutes({ app, db, clock, viewers }: RouteParts): void {
  app.route({
    ...STAFF_FILE,
    url: '/admin/certificate-programs/:id/people.csv',
    handler: (request, reply) =>
      sendStaffTable({ viewers, request, reply }, (viewer) => {
        const { id } = request.params as { id: string }
        if (!isAddressId(id)) throw new ProgramNotFound()
        return peopleTable(db, viewer, { id: Number(id), ...readerOf(request) })
      }),
  })

  app.route({
    ...STAFF_FILE,
    url: '/admin/certificate-programs/:id/cohorts/:cohort/members.csv',
    handler: (request, reply) =>
      sendStaffTable({ viewers, request, reply }, (viewer) => {
        const { id, cohort } = request.params as { id: string; cohort: string }
        if (!isAddressId(id) || !isAddressId(cohort)) throw new CohortNotFound()
        const of = { program_id: Number(id), id: Number(cohort) }
        return cohortTable(db, viewer, { ...of, ...readerOf(request) })
      }),
  })

  const readerOf = ({ language }: FastifyRequest) => ({ language, now: clock.now() })
}
