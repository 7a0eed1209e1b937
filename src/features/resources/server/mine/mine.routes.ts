import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { creatorsForYouContract, SUGGESTED_CREATORS } from '../../creators-for-you.contract.ts'
import { resourcesOfFollowedContract } from '../../following-news.contract.ts'
import { ownReviewsContract } from '../../own-reviews.contract.ts'
import { REVIEWS_LENGTH } from '../../resource-card.contract.ts'
import { listCreatorsForYou } from './list-creators-for-you.ts'
import { listResourcesOfFollowed } from './list-following-news.ts'
import { listOwnResourceReviews } from './list-own-resource-reviews.ts'

/** What one person said of resources, and what those they follow shared. */
export function mineRoutes({ serve, viewers }: RouteParts): void {
  serve(ownReviewsContract.listOwnResourceReviews, async ({ db, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { page = 1, length = REVIEWS_LENGTH, after } = body
    return listOwnResourceReviews(db, viewer, { page, length, after })
  })

  serve(resourcesOfFollowedContract.listResourcesOfFollowed, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { length = DEFAULT_LENGTH, after } = body
    return listResourcesOfFollowed(db, viewer, { length, after, language })
  })

  serve(creatorsForYouContract.listCreatorsForYou, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { length = SUGGESTED_CREATORS } = query
    return { data: await listCreatorsForYou(db, viewer, { length, language }) }
  })
}
