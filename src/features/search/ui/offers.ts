import type { Term } from '#contract/wire.ts'
import type { ChosenFilter } from '#foundation/catalogue/ui/index.ts'

/** A search with one condition less than one that found nothing. */
export interface Offer<Search> extends ChosenFilter<Search> {
  count: number
}

/** How many conditions are tried without, one at a time. */
const MOST_TRIED = 4

/** What a list without results would find without one of its conditions. */
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
/** Words with the same beginning are probably related: autism, autistic. */
const ALIKE = 4

/** Topics whose names start like a word of the search, then the most used ones. */
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
