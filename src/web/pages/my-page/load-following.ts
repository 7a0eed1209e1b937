import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import type { NewEventOfFollowed } from '#features/events/following-news.contract.ts'
import type { SuggestedCreator } from '#features/resources/creators-for-you.contract.ts'
import type { NewResourceOfFollowed } from '#features/resources/following-news.contract.ts'
import type { PersonCard } from '#foundation/creators/creators.contract.ts'

/** News per page of the list; people are shown below it. */
const NEWS_LENGTH = 6
const MOST_NEWS = 96
const PEOPLE_LENGTH = 12

type News =
  | { kind: 'resource'; since: string; resource: NewResourceOfFollowed }
  | { kind: 'event'; since: string; event: NewEventOfFollowed }

export interface ListedNews {
  items: News[]
  total: number
  /** The next page for the address; null if the list ends or can't grow further. */
  nextPage: number | null
}

export interface Following {
  news: ListedNews | Failure
  people: { items: PersonCard[]; total: number }
  /** Creators to follow; only if the person follows nobody. */
  suggested: SuggestedCreator[]
}

/** The data of `MyFollowing`. */
export async function loadFollowing(api: Api, { page = 1 }: { page?: number }): Promise<Following | Failure> {
  const [people, news] = await Promise.all([
    api('POST /v2/user/following/list/', { body: { length: PEOPLE_LENGTH } }),
    loadNews(api, page),
  ])
  if (!people.success) return people
  const { data: items, recordsTotal: total } = people
  const suggested = total === 0 ? await api('GET /v2/creator/for-you/list/', { query: {} }) : undefined
  return { news, people: { items, total }, suggested: suggested?.success ? suggested.data : [] }
}

/** Merges both kinds into one list. Loads as many of each as are shown, so that none is missing. */
async function loadNews(api: Api, page: number): Promise<ListedNews | Failure> {
  const length = Math.min(page * NEWS_LENGTH, MOST_NEWS)
  const [resources, events] = await Promise.all([
    api('POST /v2/resource/following/list/', { body: { length } }),
    api('POST /v2/event/following/list/', { body: { length } }),
  ])
  if (!resources.success) return resources
  if (!events.success) return events
  const total = resources.recordsTotal + events.recordsTotal
  return {
    items: newestFirst(resources.data, events.data).slice(0, length),
    total,
    nextPage: total > length && length < MOST_NEWS ? page + 1 : null,
  }
}

/** Both lists are already in this order. */
export function newestFirst(resources: NewResourceOfFollowed[], events: NewEventOfFollowed[]): News[] {
  const all: News[] = [
    ...resources.map((resource) => ({ kind: 'resource' as const, since: resource.shared_at, resource })),
    ...events.map((event) => ({ kind: 'event' as const, since: event.announced_at, event })),
  ]
  return all.toSorted((one, other) => (one.since < other.since ? 1 : one.since > other.since ? -1 : 0))
}
