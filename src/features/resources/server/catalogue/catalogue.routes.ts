import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { CREATOR_LENGTH } from '../../resource-card.contract.ts'
import { resourcesContract } from '../../resources.contract.ts'
import { countResourceFacets } from './count-resource-facets.ts'
import { libraryInfoReader } from './library-info.ts'
import { listCreators } from './list-creators.ts'
import { listResourceTopics } from './list-resource-topics.ts'
import { listResources } from './list-resources.ts'

/** The lists of one's own, which need an account. */
const OWN_LISTS: readonly number[] = [2, 4]

/** Finding: lists, filters and figures of the library. */
export function catalogueRoutes({ serve, viewers }: RouteParts): void {
  serve(resourcesContract.listResources, async ({ db, body, language, ...call }) => {
    const { type = 1, creator_id, own, page = 1, after, ...rest } = body
    const { length = type === 3 ? CREATOR_LENGTH : DEFAULT_LENGTH, flag_descending, ...asked } = rest
    const { sort, sort_by, sorting_column, ...filters } = asked
    const viewer = OWN_LISTS.includes(type) ? await viewers.signedIn(call) : await viewers.viewerOf(call)
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

  serve(resourcesContract.listCreators, async ({ db, body, ...call }) =>
    listCreators(db, await viewers.viewerOf(call), body),
  )
}
