import type { Term } from '#contract/wire.ts'
import type { ChosenFilter } from '#foundation/catalogue/ui/index.ts'

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
