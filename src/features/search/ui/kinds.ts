import type { Api } from '#contract/client.ts'
import type { Term } from '#contract/wire.ts'
import type { ListSearch } from '#foundation/catalogue/list-search.contract.ts'
import type { ChosenFilter } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import type { FoundOfKinds } from '../search.contract.ts'

export const KIND_NAMES = ['events', 'resources', 'programs'] as const
export type Kind = (typeof KIND_NAMES)[number]

/** What is searched, each a list on a page of its own. */
export const KINDS: Record<Kind, { path: string; label: () => string }> = {
  events: { path: '/', label: m.nav_events },
  resources: { path: '/resource', label: m.nav_resources },
  programs: { path: '/certificate-programs/details', label: m.search_programs },
}

/** What an address asks for that all kinds know. */
export interface SharedSearch extends Pick<ListSearch, 'search_query' | 'as_written'> {
  age_group?: number[]
  skill?: number[]
  tag?: number[]
}

export function sharedOf({ search_query, as_written, age_group, skill, tag }: SharedSearch): SharedSearch {
  return {
    ...(search_query && { search_query }),
    ...(as_written && { as_written }),
    ...(age_group && { age_group }),
    ...(skill && { skill }),
    ...(tag && { tag }),
  }
}

/** How much of each kind the search finds; nothing where nothing that they share is asked for. */
export async function loadKinds(api: Api, search: SharedSearch): Promise<FoundOfKinds | undefined> {
  const { as_written, ...shared } = sharedOf(search)
  if (Object.keys(shared).length === 0) return undefined
  const query = { ...shared, ...(as_written && { as_written: true }) }
  const answer = await api('GET /v2/search/count/', { query })
  return answer.success ? answer.data : undefined
}

/** The kind with the best answer: with the fewest words given up, then the one that is preferred, then the most. */
export function bestKind(found: FoundOfKinds, preferred: Kind): Kind {
  const rank = (kind: Kind) => {
    const { recordsTotal, left_out } = found[kind]
    return recordsTotal === 0 ? [1, 0, 0, 0] : [0, left_out.length, kind === preferred ? 0 : 1, -recordsTotal]
  }
  const isBefore = (one: number[], other: number[]) => {
    const place = one.findIndex((figure, at) => figure !== other[at])
    return place !== -1 && (one[place] ?? 0) < (other[place] ?? 0)
  }
  return KIND_NAMES.reduce((best, kind) => (isBefore(rank(kind), rank(best)) ? kind : best), preferred)
}

/** A search that asks for less than one that found nothing. */
export interface Offer<Search> extends ChosenFilter<Search> {
  count: number
}

/** As many of what was asked for are tried without, one at a time. */
const MOST_TRIED = 4

/** What a list that found nothing would find without one of what was asked for. */
export async function loadOffers<Search>(
  chosen: readonly ChosenFilter<Search>[],
  count: (search: Search) => Promise<number>,
): Promise<Offer<Search>[]> {
  if (chosen.length < 2) return []
  const tried = chosen.slice(0, MOST_TRIED).map(async (one) => ({ ...one, count: await count(one.without) }))
  return (await Promise.all(tried)).filter((one) => one.count > 0)
}

interface Topics {
  tags: Term[]
  skills: Term[]
}

const SHOWN_TOPICS = 3
/** Words that begin alike are likely to be of one family: autism, autistic. */
const ALIKE = 4

/** The topics whose names begin like a word of the search, then those that are used most. */
export function nearTopics({ tags, skills }: Topics, words: string) {
  const topics = [
    ...tags.map((term) => ({ ...term, search: { tag: [term.id] } })),
    ...skills.map((term) => ({ ...term, search: { skill: [term.id] } })),
  ]
  const begins = (text: string) =>
    (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
      .filter((word) => word.length >= ALIKE)
      .map((word) => word.slice(0, ALIKE))
  const asked = new Set(begins(words))
  const isNear = ({ name }: Term) => begins(name).some((begin) => asked.has(begin))
  return [...topics.filter(isNear), ...topics.filter((topic) => !isNear(topic))].slice(0, SHOWN_TOPICS)
}
