import type { TextLanguage } from '#contract/wire.ts'
import { lockUser, type Viewer } from '#foundation/accounts/server/index.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { accountKeptMail } from '../mails/deletion-mails.tsx'
import { DeletionNotFound } from '../privacy.errors.ts'
import { removeDeletion } from './deletions.queries.ts'

/**
 * Cancels the deletion; nothing else changes.
 * @throws DeletionNotFound
 */
export async function keepAccount(
  db: Db,
  viewer: Viewer,
  { language, now }: { language: TextLanguage; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, viewer.id)
    if (!(await removeDeletion(tx, viewer.id))) throw new DeletionNotFound()
    await queueMail(tx, {
      key: `account-kept:${viewer.id}:${now.getTime()}`,
      to: viewer.email,
      user_id: viewer.id,
      kind: 'account-kept',
      language,
      ...(await accountKeptMail(viewer, language)),
    })
  })
}
