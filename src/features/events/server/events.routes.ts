import { DEFAULT_LENGTH } from '#contract/wire.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { eventsContract, RELATED_LENGTH, sortsOf } from '../events.contract.ts'
import { countEventFacets } from './catalogue/count-event-facets.ts'
import { listEventTopics } from './catalogue/list-event-topics.ts'
import { listEvents } from './catalogue/list-events.ts'
import { getEventDetails } from './details/get-event-details.ts'
import { listEventResources } from './details/list-event-resources.ts'
import { listRelatedEvents } from './details/list-related-events.ts'

export function eventsRoutes(parts: RouteParts): void {
  const { serve } = parts

  serve(eventsContract.listEvents, async ({ db, body, language, now }) => {
    const {
      page = 1,
      length = DEFAULT_LENGTH,
      after,
      sort,
      sort_by,
      sorting_column,
      flag_descending,
      ...filters
    } = body
    return listEvents(db, {
      filters,
      sorts: sortsOf({ sort, sort_by, sorting_column }),
      isDescending: flag_descending,
      language,
      now,
      page,
      length,
      after,
    })
  })

  serve(eventsContract.getEventFilter, async ({ db, query, language, now }) => {
    return { data: await countEventFacets(db, { filters: query, language, now }) }
  })

  serve(eventsContract.getEventHyperlinks, async ({ db, language, now }) => {
    return { data: await listEventTopics(db, { language, now }) }
  })

  serve(eventsContract.getEventDetails, async ({ db, query, language, now, ...call }) => {
    const viewer = await parts.viewers.viewerOf(call)
    return { data: await getEventDetails(db, { id: query.id, language, now, viewer }) }
  })

  serve(eventsContract.listEventResources, async ({ db, query, language }) => {
    const { id, page = 1, length = DEFAULT_LENGTH } = query
    return listEventResources(db, { id, language, page, length })
  })

  serve(eventsContract.listRelatedEvents, async ({ db, query, language, now }) => {
    const { id, page = 1, length = RELATED_LENGTH } = query
    return listRelatedEvents(db, { id, language, now, page, length })
  })
}
