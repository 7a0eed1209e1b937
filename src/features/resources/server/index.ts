import type { Feature } from '#foundation/feature.ts'
import { adminResourcesRoutes } from './admin/admin-resources.routes.ts'
import { reportableResources } from './admin/reportable-resources.queries.ts'
import { resourcesOfPerson } from './admin/resources-of-person.queries.ts'
import { mailDecision } from './admin/tell-decision.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { detailsRoutes } from './details/details.routes.ts'
import { doingRoutes } from './doing/doing.routes.ts'
import { lendingRoutes, lentFilesRoutes } from './files/lending.routes.ts'
import { mayOpenResourceFile } from './files/may-open-resource-file.ts'
import { resourceFileJobs } from './files/resource-file-jobs.ts'
import { resourceFilesRoutes } from './files/resource-files.routes.ts'
import { resourcesFollowTerms } from './follow-terms.ts'
import { resourcesForYouRoutes } from './for-you/resources-for-you.routes.ts'
import { checkLinks } from './links/check-links.ts'
import { creatorsSitemap, listedResourcesOf } from './listed-resources-of.queries.ts'
import { makingRoutes } from './making/making.routes.ts'
import { isResourcePublic } from './making/new-resource.queries.ts'
import { refreshSearchWords, refreshSearchWordsHandled } from './making/refresh-search-words.ts'
import { mineRoutes } from './mine/mine.routes.ts'
import { numbersOfResources } from './numbers/numbers-of-resources.queries.ts'
import { personalResources } from './personal/personal-resources.ts'
import { resourcesSitemap } from './resources-sitemap.queries.ts'
import { reportableResourceReviews } from './reviews/resource-reviews.queries.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'

export { selectFiles as selectResourceFiles } from './details/resource-details.queries.ts'
export { saveResourceCaptions } from './files/save-resource-captions.ts'
export { insertResources, type NewResource } from './insert-resource.queries.ts'
export { selectLinkedResources } from './linked-resource.queries.ts'
export { addResource } from './making/add-resource.ts'
export { recountResources } from './recount-resources.queries.ts'
export { resourceBookmarks, resourceLikes } from './resource-doing.tables.ts'
export { resourceReviews } from './resource-reviews.tables.ts'
export { resources } from './resources.tables.ts'

export const resourcesFeature: Feature = {
  routes: [
    adminResourcesRoutes,
    catalogueRoutes,
    detailsRoutes,
    doingRoutes,
    lendingRoutes,
    lentFilesRoutes,
    makingRoutes,
    mineRoutes,
    resourceFilesRoutes,
    resourcesForYouRoutes,
    reviewsRoutes,
  ],
  jobs: (parts) => [
    ...resourceFileJobs(parts),
    mailDecision(parts),
    checkLinks(parts),
    refreshSearchWordsHandled,
  ],
  sitemap: [resourcesSitemap, creatorsSitemap],
  reportables: () => [reportableResources, reportableResourceReviews],
  personalData: [personalResources],
  metrics: numbersOfResources,
  personWork: resourcesOfPerson,
  termFollower: resourcesFollowTerms,
  mayOpenFile: mayOpenResourceFile,
  publicWork: { resourcesCount: listedResourcesOf },
  stillPublic: { new_resource: isResourcePublic },
  personRenamed: (tx, id) => refreshSearchWords(tx, { of: 'creator', id }),
}
