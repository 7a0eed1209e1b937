import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { ThingUnderReview } from '../../admin-moderation.contract.ts'
import type { Reportable } from '../reportable.ts'
import { thingsOf } from '../things-of.ts'
import { selectSubjectsUnderReview } from './under-review.queries.ts'

/** Things under review, or with `isDecided` those already decided. For moderators only. */
export async function selectUnderReview(
  db: Db,
  of: {
    reportables: readonly Reportable[]
    isDecided: boolean
    language: TextLanguage
    limit: number
    offset: number
  },
): Promise<{ things: ThingUnderReview[]; total: number }> {
  const { subjects, total } = await selectSubjectsUnderReview(db, of)
  const thingOf = await thingsOf(db, { ...of, subjects })
  return { things: subjects.map((subject) => ({ ...subject, thing: thingOf(subject) })), total }
}
