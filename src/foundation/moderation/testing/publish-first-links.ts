import type { Db } from '#platform/db/database.ts'
import { LINKS_UNTIL_KNOWN } from '../admin-moderation.contract.ts'
import { thingsUnderReview } from '../server/under-review.tables.ts'

/** Makes a person known: moderators published their first links long ago, so new ones need no review. */
export async function publishFirstLinks(db: Db, user_id: number): Promise<void> {
  const at = new Date('2026-01-02T03:04:05Z')
  const published = { user_id, why: 'first-link', decision: 'publish', decided_at: at } as const
  const each = Array.from({ length: LINKS_UNTIL_KNOWN }, (_, place) => ({
    ...published,
    kind: 'long-ago',
    subject_id: user_id * LINKS_UNTIL_KNOWN + place,
  }))
  await db.insert(thingsUnderReview).values(each)
}
