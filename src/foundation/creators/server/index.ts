export { blockPerson } from './blocks/block-person.ts'
export { isNotBlockedBy, selectBlockedIds } from './blocks/blocks.queries.ts'
export {
  findCreatorCard,
  isFollowedBy,
  shownDesignation,
  shownPicture,
  withPictureAddress,
} from './creator-card.queries.ts'
export { creatorsRoutes } from './creators.routes.ts'
export { creatorProfiles, follows } from './creators.tables.ts'
export { personalCreators } from './personal-creators.ts'
export { recountFollowers } from './recount-followers.queries.ts'
export { reportableProfiles } from './reportable-profiles.queries.ts'
export { mailProfileDecision } from './tell-profile-decision.ts'
