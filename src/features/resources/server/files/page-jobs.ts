import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Renders the pages of a new file of a resource and runs the print check. */
export const renderPagesJob = defineJob({
  name: 'draw-resource-pages',
  payload: z.object({ resource_file_id: z.int() }),
  changesPages: true,
  retry: { times: 5, first: 10, longest: 600 },
  timeLimit: 600,
})

/** Deletes the pictures of a page render that no file uses any more. */
export const sweepRendersJob = defineJob({
  name: 'sweep-resource-drawing',
  payload: z.object({ drawing: z.uuid() }),
})
