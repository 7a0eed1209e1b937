/* Public API for the pages of other features. */

export { SharedResources } from './creator/creator-resources.tsx'
export { loadCreatorResources } from './creator/load-creator-resources.ts'
export { loadBegunResources, loadMine } from './mine/load-mine.ts'
export { MyResources } from './mine/my-resources.tsx'
export { loadOwnResourceReviews, OwnResourceReviews } from './mine/own-resource-reviews.tsx'
export { ResourceNews } from './mine/resource-news.tsx'
