import type { Feature } from '#foundation/feature.ts'
import { handledBy } from '#platform/jobs/job.ts'
import { adminResourcesRoutes } from './admin/admin-resources.routes.ts'
import { mailDecision } from './admin/notify-decision.ts'
import { reportableResources } from './admin/reportable-resources.queries.ts'
import { resourcesOfPerson } from './admin/resources-of-person.queries.ts'
import { doingRoutes, makingRoutes, reviewsRoutes } from './contributing.routes.ts'
import { isOfVisibleResource } from './files/find-resource-file.queries.ts'
import { renderPagesJob, sweepRendersJob } from './files/page-jobs.ts'
import { renderResourcePages } from './files/render-resource-pages.ts'
import { sweepResourceRenders } from './files/sweep-resource-renders.ts'
import { resourcesFollowTerms } from './follow-terms.ts'
import { checkLinks } from './links/check-links.ts'
import {
  creatorsSitemap,
  isResourcePublic,
  listedResourcesOf,
  resourcesSitemap,
} from './listed-resources.queries.ts'
import { refreshSearchWords, refreshSearchWordsHandled } from './making/refresh-search-words.ts'
import { resourceMetrics } from './metrics/resource-metrics.queries.ts'
import { personalResources } from './personal/personal-resources.ts'
import { resourceFilesRoutes, signedFileRoutes, signedUrlRoutes } from './resource-files.routes.ts'
import { resourceGauges } from './resource-gauges.queries.ts'
import { catalogueRoutes, detailsRoutes, mineRoutes, resourcesForYouRoutes } from './resources.routes.ts'
import { reportableResourceReviews } from './reviews/resource-reviews.queries.ts'

export { countFoundResources } from './catalogue/list-resources.ts'
export { selectFiles as selectResourceFiles } from './details/resource-details.queries.ts'
export { saveResourceCaptions } from './files/save-resource-captions.ts'
export { insertResources, type NewResource, recountResources } from './insert-resource.queries.ts'
export { selectLinkedResources } from './listed-resources.queries.ts'
export { addResource } from './making/add-resource.ts'
export { resourceBookmarks, resourceLikes } from './resource-doing.tables.ts'
export { resourceReviews } from './resource-reviews.tables.ts'
export { resources } from './resources.tables.ts'

export const resourcesFeature: Feature = {
  routes: [
    adminResourcesRoutes,
    catalogueRoutes,
    detailsRoutes,
    doingRoutes,
    signedUrlRoutes,
    signedFileRoutes,
    makingRoutes,
    mineRoutes,
    resourceFilesRoutes,
    resourcesForYouRoutes,
    reviewsRoutes,
  ],
  jobs: (parts) => [
    handledBy(renderPagesJob, (db, { resource_file_id: id }, { isLastAttempt }) =>
      renderResourcePages(db, parts, { id, isLastAttempt }),
    ),
    handledBy(sweepRendersJob, (db, { drawing }) => sweepResourceRenders(db, parts.uploads, drawing)),
    mailDecision(parts),
    checkLinks(parts),
    refreshSearchWordsHandled,
  ],
  sitemap: [resourcesSitemap, creatorsSitemap],
  reportables: () => [reportableResources, reportableResourceReviews],
  personalData: () => [personalResources],
  metrics: resourceMetrics,
  gauges: resourceGauges,
  personWork: resourcesOfPerson,
  termFollower: resourcesFollowTerms,
  mayOpenFile: (db, { userId, roles, file }) => isOfVisibleResource(db, { id: userId, roles }, file.id),
  publicWork: { resourcesCount: listedResourcesOf },
  stillPublic: { new_resource: isResourcePublic },
  personRenamed: (tx, id) => refreshSearchWords(tx, { of: 'creator', id }),
}
