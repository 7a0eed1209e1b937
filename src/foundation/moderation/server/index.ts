import { mayModerate } from '#foundation/accounts/server/index.ts'
import type { Feature } from '#foundation/feature.ts'
import { adminModerationRoutes, moderationRoutes } from './moderation.routes.ts'
import { personalModeration } from './personal-moderation.queries.ts'
import { reportablesOf } from './reportables-of.ts'
import { selectReports } from './select-reports.ts'
import { countUnderReview } from './under-review/under-review.queries.ts'

export { decideReport } from './decide-report.ts'
export { ReportedThingNotFound } from './moderation.errors.ts'
export type { Reportable, ReportedThing } from './reportable.ts'
export { reportablesOf } from './reportables-of.ts'
export { isHiddenByReports, isReportedBy, openReportCountOf, reportCountOf } from './reports.queries.ts'
export { selectReports } from './select-reports.ts'
export { putUnderReviewIfNeeded } from './under-review/put-under-review-if-needed.ts'
export {
  dropFromReview,
  isUnderReview,
  needsModerator,
  putUnderReview,
} from './under-review/under-review.queries.ts'
export { linksWait, type Maker, underReviewReason } from './under-review/under-review-reason.ts'

export const moderationFeature: Feature = {
  routes: [moderationRoutes, adminModerationRoutes],
  personalData: () => [personalModeration],
  pendingReviews: [
    {
      what: 'reports',
      address: '/admin/reports',
      isFor: mayModerate,
      async count(db, { features, language }) {
        const wanted = { isDecided: false, language, limit: 1, offset: 0 }
        return (await selectReports(db, { reportables: reportablesOf(features), ...wanted })).total
      },
    },
    { what: 'held', address: '/admin/reports?tab=waiting', isFor: mayModerate, count: countUnderReview },
  ],
}
