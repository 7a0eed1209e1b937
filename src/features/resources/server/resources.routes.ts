import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { FOR_YOU_LENGTH } from '#foundation/for-you/for-you.contract.ts'
import { creatorsForYouContract, SUGGESTED_CREATORS } from '../creators-for-you.contract.ts'
import { resourcesOfFollowedContract } from '../following-news.contract.ts'
import { resourcesForYouContract } from '../for-you.contract.ts'
import { ownReviewsContract } from '../own-reviews.contract.ts'
import { CREATOR_LENGTH, RELATED_LENGTH, REVIEWS_LENGTH } from '../resource-card.contract.ts'
import { resourceDetailsContract } from '../resource-details.contract.ts'
import { resourcesContract } from '../resources.contract.ts'
import { countResourceFacets } from './catalogue/count-resource-facets.ts'
import { findResourceOfDay } from './catalogue/find-resource-of-day.ts'
import { libraryInfoReader } from './catalogue/library-info.ts'
import { listCreators } from './catalogue/list-creators.ts'
import { listResourceTopics } from './catalogue/list-resource-topics.ts'
import { listResources } from './catalogue/list-resources.ts'
import { getResourceDetails } from './details/get-resource-details.ts'
import { listRelatedResources } from './details/list-related-resources.ts'
import { urlSignerOf } from './files/signed-url.ts'
import { listResourcesForYou } from './for-you/list-resources-for-you.ts'
import { listCreatorsForYou } from './mine/list-creators-for-you.ts'
import { listResourcesOfFollowed } from './mine/list-following-news.ts'
import { listOwnResourceReviews } from './mine/list-own-resource-reviews.ts'

/** The list types that need an account. */
const OWN_LISTS: readonly number[] = [2, 4]

/** The catalogue: lists, filters and counts of the library. */
export function catalogueRoutes({ serve, viewers }: RouteParts): void {
  serve(resourcesContract.listResources, async ({ db, body, language, ...call }) => {
    const { type = 1, creator_id, own, page = 1, after, ...rest } = body
    const { length = type === 3 ? CREATOR_LENGTH : DEFAULT_LENGTH, flag_descending, ...asked } = rest
    const { sort, sort_by, sorting_column, ...filters } = asked
    const viewer = OWN_LISTS.includes(type) ? await viewers.loggedIn(call) : await viewers.viewerOf(call)
    return listResources(db, {
      viewer,
      type,
      filters,
      creator_id,
      own,
      sort: sort ?? sort_by ?? sorting_column,
      isDescending: flag_descending,
      language,
      page,
      length,
      after,
    })
  })

  serve(resourcesContract.getResourceFilter, async ({ db, query, language }) => {
    return { data: await countResourceFacets(db, { filters: query, language }) }
  })

  serve(resourcesContract.getResourceHyperlinks, async ({ db, language }) => {
    return { data: await listResourceTopics(db, language) }
  })

  const readInfo = libraryInfoReader()
  serve(resourcesContract.getResourceInfo, async ({ db, now }) => ({ data: await readInfo(db, now) }))

  serve(resourcesContract.getResourceOfDay, async ({ db, language, now, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    return { data: await findResourceOfDay(db, { viewer, language, now }) }
  })

  serve(resourcesContract.listCreators, async ({ db, body, ...call }) =>
    listCreators(db, await viewers.viewerOf(call), body),
  )
}

export function detailsRoutes({ serve, viewers, config }: RouteParts): void {
  const viewerHost = urlSignerOf(config)?.host ?? null

  serve(resourceDetailsContract.getResourceDetails, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    return { data: await getResourceDetails(db, { id: query.id, viewer, language, viewerHost }) }
  })

  serve(resourceDetailsContract.listRelatedResources, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const { id, page = 1, length = RELATED_LENGTH } = query
    return listRelatedResources(db, viewer, { id, language, page, length })
  })
}

export function resourcesForYouRoutes({ serve, viewers }: RouteParts): void {
  serve(resourcesForYouContract.listResourcesForYou, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return listResourcesForYou(db, viewer, { length: query.length ?? FOR_YOU_LENGTH, language })
  })
}

/** A person's own reviews, and resources by people they follow. */
export function mineRoutes({ serve, viewers }: RouteParts): void {
  serve(ownReviewsContract.listOwnResourceReviews, async ({ db, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { page = 1, length = REVIEWS_LENGTH, after } = body
    return listOwnResourceReviews(db, viewer, { page, length, after })
  })

  serve(resourcesOfFollowedContract.listResourcesOfFollowed, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { length = DEFAULT_LENGTH, after } = body
    return listResourcesOfFollowed(db, viewer, { length, after, language })
  })

  serve(creatorsForYouContract.listCreatorsForYou, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { length = SUGGESTED_CREATORS } = query
    return { data: await listCreatorsForYou(db, viewer, { length, language }) }
  })
}
