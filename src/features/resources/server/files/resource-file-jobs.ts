import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { drawResourcePages } from './draw-resource-pages.ts'
import { drawPages, sweepDrawing } from './page-jobs.ts'
import { sweepResourceDrawing } from './sweep-resource-drawing.ts'

export function resourceFileJobs(parts: { uploads: Uploads; clock: Clock }): HandledJob[] {
  return [
    handledBy(drawPages, (db, { resource_file_id: id }, { isLastAttempt }) =>
      drawResourcePages(db, parts, { id, isLastAttempt }),
    ),
    handledBy(sweepDrawing, (db, { drawing }) => sweepResourceDrawing(db, parts.uploads, drawing)),
  ]
}
