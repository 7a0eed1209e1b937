import { dropFromReview } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ReviewNotFound } from './reviews.errors.ts'
import { eraseReview, type Reviewed } from './reviews.queries.ts'

/**
 * Deletes the person's review of a thing for good, even if it was reported or hidden: nobody should have to wait for a
 * moderator to remove a child's name.
 * @throws ReviewNotFound
 */
export async function deleteOwnReview(
  db: Db,
  on: Reviewed,
  viewer: { id: number },
  { id }: { id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const erased = await eraseReview(tx, on, { id, user_id: viewer.id })
    if (erased === undefined) throw new ReviewNotFound()
    await dropFromReview(tx, { kind: on.kind, id: erased })
  })
}
