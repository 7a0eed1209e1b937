import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { WatchedWordNotFound } from '../moderation.errors.ts'
import { deleteWord } from './words.queries.ts'

/** @throws WatchedWordNotFound */
export async function removeWord(
  db: Db,
  moderator: { id: number },
  { id, now }: { id: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await deleteWord(tx, id)
    if (!before) throw new WatchedWordNotFound()
    await recordChange(tx, {
      viewer: moderator,
      action: 'removed',
      kind: 'watched-word',
      id,
      before: { ...before },
      now,
    })
  })
}
