import { DAY_MS } from '#contract/durations.ts'
import { homeDay } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResourceOfDay } from '../../resources.contract.ts'
import type { Asking } from '../visible-resource.queries.ts'
import { selectMostLikedIds } from './most-liked.queries.ts'
import { withCards } from './resource-card.queries.ts'

/** How many of the most liked resources take turns, one per day. */
const TURNS = 7

/** Today's resource, by the date in the organisation's zone; null if there is none. */
export async function findResourceOfDay(
  db: Db,
  { viewer, language, now }: { viewer: Asking; language: TextLanguage; now: Date },
): Promise<ResourceOfDay | null> {
  const liked = await selectMostLikedIds(db, { viewer, length: TURNS })
  const today = liked[(Date.parse(homeDay(now)) / DAY_MS) % liked.length]
  const [card] = today ? await withCards(db, [today], { viewer, language }) : []
  if (!card) return null
  const { id, title, language: inLanguage, picture, is_page, type } = card
  return { id, title, language: inLanguage, picture, is_page, type }
}
