import type { TextLanguage } from '#contract/wire.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import { isCursor } from '../catalogue/event-list.queries.ts'
import { selectSpokenEvents } from './spoken-events.queries.ts'

interface Wanted {
  user_id: number
  language: TextLanguage
  now: Date
  page: number
  length: number
  after: number | undefined
}

/**
 * The published events that a person speaks at, the newest first; none of nobody, so that ids tell nothing
 * (docs/decisions/023).
 * @throws CursorNotFound
 */
export async function listSpokenEvents(db: Db, { page, ...wanted }: Wanted) {
  const { length, after } = wanted
  const { cards, total } = await selectSpokenEvents(db, { ...wanted, offset: (page - 1) * length })
  if (cards.length === 0 && after !== undefined && !(await isCursor(db, after))) throw new CursorNotFound()
  return {
    data: cards,
    ...cappedTotal(total),
  }
}
