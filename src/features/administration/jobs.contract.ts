import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import {
  length,
  listOf,
  messageReply,
  optionalField,
  page,
  type Sorts,
  sortFields,
  success,
} from '#contract/wire.ts'

const moment = z.string().nullable()

export const listedJob = z.object({
  name: z.string(),
  /** What the job does, in the reader's language. */
  words: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** When the job was last completed, among the runs that are still stored. */
  last_done_at: moment,
  last_failed_at: moment,
  /** When a scheduled job runs next. */
  next_run_at: moment,
})
export type ListedJob = z.output<typeof listedJob>

export const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  words: z.string(),
  failed_at: z.string(),
  tries: z.int(),
  /** A code or a kind of error, such as `ECONNREFUSED`; never anything about a person. */
  code: z.string().nullable(),
})
export type FailedJob = z.output<typeof failedJob>

export const FAILED_JOB_SORTS = { when: 'descending', job: 'ascending' } as const satisfies Sorts
export type FailedJobSort = keyof typeof FAILED_JOB_SORTS

const jobName = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const staffErrors = ['NotSignedIn', 'NotAllowed'] as const

export const jobsContract = {
  listJobs: endpoint({
    method: 'GET',
    path: '/v2/admin/job/list/',
    summary: 'Lists all background jobs by kind: how many are waiting, running or failed, and the next run',
    reply: success(z.array(listedJob)),
    errors: staffErrors,
  }),
  listFailedJobs: endpoint({
    method: 'POST',
    path: '/v2/admin/job/failed/list/',
    summary: 'Lists jobs that failed for good in the last week',
    body: z.object({
      name: optionalField(jobName),
      ...sortFields(FAILED_JOB_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(failedJob),
    errors: staffErrors,
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/v2/admin/job/retry/',
    summary: 'Runs a failed job again',
    body: z.object({ job_id: z.uuid() }),
    reply: messageReply,
    errors: [...staffErrors, 'JobNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof jobsContract> {}
}
