import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { isCursor } from '../catalogue/event-list.queries.ts'
import { CursorNotFound } from '../events.errors.ts'
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
    recordsTotal: Math.min(total, RECORDS_TOTAL_CAP),
    recordsTotal_is_capped: total > RECORDS_TOTAL_CAP,
  }
}
