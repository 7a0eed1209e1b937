import type { Api } from '#contract/client.ts'
import type { ResourceCard } from '#features/resources/resource-card.contract.ts'

/** How many of the most liked resources take turns, one per day. */
const TURNS = 7
const DAY_MS = 24 * 60 * 60 * 1_000

export type ResourceOfDay = Pick<ResourceCard, 'id' | 'title' | 'language' | 'picture' | 'is_page' | 'type'>

/**
 * Today's resource; undefined if there is none.
 * @param day ISO 8601 date
 */
export async function loadResourceOfDay(api: Api, day: string): Promise<ResourceOfDay | undefined> {
  const answer = await api('POST /v2/resource/list/', { body: { length: TURNS } })
  const found = answer.success && answer.data[(Date.parse(day) / DAY_MS) % answer.data.length]
  if (!found) return undefined
  const { id, title, language, picture, is_page, type } = found
  return { id, title, language, picture, is_page, type }
}
