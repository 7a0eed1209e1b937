import { authorize, mayOperate } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { selectFailedJobs } from '#platform/jobs/job-watch.queries.ts'
import { FAILED_JOB_SORTS, jobsContract } from '../../jobs.contract.ts'
import { jobLabel, jobsByLabel } from './job-labels.ts'
import { listJobs } from './list-jobs.ts'
import { retryJob } from './retry-job.ts'

export function jobsRoutes({ serve, viewers }: RouteParts): void {
  serve(jobsContract.listJobs, async ({ db, language, now, ...call }) => {
    authorize(mayOperate(await viewers.loggedIn(call)))
    return { data: await listJobs(db, { language, now }) }
  })

  serve(jobsContract.listFailedJobs, async ({ db, body, language, ...call }) => {
    authorize(mayOperate(await viewers.loggedIn(call)))
    const { jobs, total } = await selectFailedJobs(db, {
      name: body.name,
      sorts: FAILED_JOB_SORTS,
      order: body,
      names: jobsByLabel(language),
      ...pageWindow(body),
    })
    const data = jobs.map((job) => ({ ...job, words: jobLabel(job.name, language) }))
    return { data, ...exactTotal(total) }
  })

  serve(jobsContract.retryJob, async ({ db, body: { job_id }, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayOperate(viewer))
    await retryJob(db, { viewer, job_id, now })
    return { data: { message: m.jobs_retried() } }
  })
}
