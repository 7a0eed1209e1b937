import { mayOperate } from '#foundation/accounts/server/index.ts'
import type { Feature } from '#foundation/feature.ts'
import { countFailedMails } from '#foundation/mails/server/index.ts'
import { jobGauges } from '#platform/jobs/job-gauges.queries.ts'
import { countFailedJobs } from '#platform/jobs/job-watch.queries.ts'
import { JOBS_RETENTION_DAYS } from '#platform/jobs/jobs.ts'
import { alertAdministrators } from './alerts/alert-administrators.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { jobsRoutes } from './jobs/jobs.routes.ts'
import { adminMailsRoutes } from './mails/admin-mails.routes.ts'
import { metricsFileRoutes } from './metrics/metrics-file.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { startRoutes } from './start/start.routes.ts'
import { taxonomyRoutes } from './taxonomy/taxonomy.routes.ts'

export { isKnownJob } from './jobs/job-labels.ts'

export const administrationFeature: Feature = {
  routes: [
    adminMailsRoutes,
    auditRoutes,
    jobsRoutes,
    metricsFileRoutes,
    peopleRoutes,
    startRoutes,
    taxonomyRoutes,
  ],
  jobs: (parts) => [alertAdministrators(parts)],
  gauges: jobGauges,
  retentions: [{ name: 'done-jobs', retentionDays: JOBS_RETENTION_DAYS, job: null }],
  pendingReviews: [
    { what: 'mails', address: '/admin/mails?status=failed', isFor: mayOperate, count: countFailedMails },
    { what: 'jobs', address: '/admin/jobs', isFor: mayOperate, count: countFailedJobs },
  ],
}
