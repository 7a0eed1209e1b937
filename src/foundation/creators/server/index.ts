import type { Feature } from '#foundation/feature.ts'
import { blockPerson } from './blocks/block-person.ts'
import { blocksRoutes, creatorsRoutes, ownProfileRoutes } from './creators.routes.ts'
import { mailProfileDecision } from './notify-profile-decision.ts'
import { personalCreators } from './personal-creators.queries.ts'
import { publicWorkOf } from './public-work-of.ts'
import { reportableProfiles } from './reportable-profiles.queries.ts'

export { isNotBlockedBy, selectBlockedIds } from './blocks/blocks.queries.ts'
export {
  findCreatorCard,
  isFollowedBy,
  shownDesignation,
  shownPicture,
  withPictureAddress,
} from './creator-card.queries.ts'
export { creatorProfiles, follows } from './creators.tables.ts'
export { recountFollowers } from './follows.queries.ts'

export const creatorsFeature: Feature = {
  routes: [creatorsRoutes, ownProfileRoutes, blocksRoutes],
  jobs: (parts) => [mailProfileDecision(parts)],
  reportables: (features) => [reportableProfiles(publicWorkOf(features))],
  personalData: (features) => [personalCreators(publicWorkOf(features))],
  block: blockPerson,
}
