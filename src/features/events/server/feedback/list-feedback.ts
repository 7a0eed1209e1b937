import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import {
  countFeedback,
  type FeedbackKind,
  type FeedbackPage,
  isFeedbackOf,
} from './listed-feedback.queries.ts'

export interface WantedFeedback {
  /** Of the event. */
  id: number
  page: number
  length: number
  after: number | undefined
}

/**
 * A page of what people wrote about an event that is known to be there.
 * @throws CursorNotFound
 */
export async function listFeedback<Item>(
  db: Db,
  viewer: { id: number } | null,
  wanted: WantedFeedback & {
    kind: FeedbackKind
    select: (db: Db, page: FeedbackPage) => Promise<Item[]>
  },
) {
  const { kind, select, id: event_id, page, length, after } = wanted
  if (after !== undefined && !(await isFeedbackOf(db, { kind, event_id, id: after })))
    throw new CursorNotFound()
  const data = await select(db, {
    event_id,
    viewer_id: viewer?.id ?? null,
    limit: length,
    offset: (page - 1) * length,
    after,
  })
  const total = await countFeedback(db, {
    kind,
    event_id,
    viewer_id: viewer?.id ?? null,
    cap: RECORDS_TOTAL_CAP,
  })
  return {
    data,
    ...cappedTotal(total),
  }
}
