export {
  type CreatorCard,
  creatorCard,
  isFollowedBy,
  joinCreator,
  withPictureAddress,
} from './creator-card.queries.ts'
export { creatorsRoutes } from './creators.routes.ts'
export { creatorProfiles, follows } from './creators.tables.ts'
export { recountFollowers } from './recount-followers.queries.ts'
