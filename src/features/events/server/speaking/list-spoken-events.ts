import type { TextLanguage } from '#contract/wire.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import { withCards } from '../catalogue/event-card.queries.ts'
import { isCursor } from '../catalogue/event-list.queries.ts'
import { findSpokenEvents } from './spoken-events.queries.ts'

interface Wanted {
  user_id: number
  language: TextLanguage
  now: Date
  page: number
  length: number
  after: number | undefined
}

/**
 * A page of the published events that a person speaks at, newest first. Empty for an unknown id, so that ids reveal
 * nothing (docs/decisions/023).
 * @throws CursorNotFound
 */
export async function listSpokenEvents(db: Db, wanted: Wanted) {
  const { user_id, language, now, after } = wanted
  const { ids, total } = await findSpokenEvents(db, { user_id, now, after, ...pageWindow(wanted) })
  if (ids.length === 0 && after !== undefined && !(await isCursor(db, after))) throw new CursorNotFound()
  const data = await withCards(
    db,
    ids.map((id) => ({ id })),
    { language, now },
  )
  return { data, ...cappedTotal(total) }
}
