import type { Api } from '#contract/client.ts'
import type { EventCard } from '#features/events/events.contract.ts'
import type { SuggestedCreator } from '#features/resources/creators-for-you.contract.ts'
import type { ResourceCard } from '#features/resources/resource-card.contract.ts'

/** A suggestion, with the names of matching interests: empty if none match. */
interface Step<Thing> {
  thing: Thing
  because: string[]
}

export interface FirstSteps {
  /** Null if there are no events at all. */
  event: Step<EventCard> | null
  resource: Step<ResourceCard> | null
  /** Null if the person has yet to choose interests. */
  creator: Step<SuggestedCreator> | null
}

/** How many matching events to load: an upcoming one is the better first step. */
const LOOKED_AT = 4

/**
 * The data of `FirstSteps`; null for people with something on My page. Suggestions that fail to load are left out,
 * because the tabs report errors.
 */
export async function loadFirstSteps(api: Api): Promise<FirstSteps | null> {
  if (await hasBegun(api)) return null
  const [events, resources, creators] = await Promise.all([
    api('GET /v2/event/for-you/list/', { query: { length: LOOKED_AT } }),
    api('GET /v2/resource/for-you/list/', { query: { length: 1 } }),
    api('GET /v2/creator/for-you/list/', { query: { length: 1 } }),
  ])
  if (!events.success || !resources.success || !creators.success) return null
  const relevant = events.data.find(({ status }) => isAhead(status)) ?? events.data[0]
  const [event, resource] = await Promise.all([
    relevant ? fits(relevant) : nextEvent(api),
    resources.data[0] ? fits(resources.data[0]) : likedResource(api),
  ])
  const creator = creators.data[0]
  return {
    event,
    resource,
    creator: creator && events.empty_reason !== 'NoPreferences' ? fits(creator) : null,
  }
}

const isAhead = (status: EventCard['status']) => status === 'Upcoming' || status === 'Scheduled'

/** Whether anything is on My page by now: an event, a resource or a followed person. */
async function hasBegun(api: Api): Promise<boolean> {
  const [events, resources, people] = await Promise.all([
    api('POST /v2/event/own/list/', { body: { length: 1 } }),
    api('POST /v2/resource/list/', { body: { type: 4, length: 1 } }),
    api('POST /v2/user/following/list/', { body: { length: 1 } }),
  ])
  if (!events.success || !resources.success || !people.success) return true
  const { upcoming_count, on_demand_count, past_count } = events
  return upcoming_count + on_demand_count + past_count + resources.recordsTotal + people.recordsTotal > 0
}

const fits = <Thing extends { because: string[] }>(thing: Thing): Step<Thing> => ({
  thing,
  because: thing.because,
})

async function nextEvent(api: Api): Promise<Step<EventCard> | null> {
  const answer = await api('POST /v2/event/list/', { body: { status: 'upcoming', length: 1 } })
  const event = answer.success ? answer.data[0] : undefined
  return event ? { thing: event, because: [] } : null
}

async function likedResource(api: Api): Promise<Step<ResourceCard> | null> {
  const answer = await api('POST /v2/resource/list/', { body: { length: 1 } })
  const resource = answer.success ? answer.data[0] : undefined
  return resource ? { thing: resource, because: [] } : null
}
