import { DAY_MS } from '#contract/durations.ts'
import { addressIn } from '#contract/language.ts'
import type { TextLanguage } from '#contract/wire.ts'
import {
  endSessions,
  expectAnotherAdministrator,
  expectOwnPassword,
  lockUser,
  type Viewer,
} from '#foundation/accounts/server/index.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { CHANGE_OF_MIND_DAYS } from '../../privacy.contract.ts'
import { deletionAskedMail } from '../mails/deletion-mails.tsx'
import { writeDeletion } from './deletions.queries.ts'

interface Asked {
  current_password: string
  keeps_shared: boolean
  limits: Limits
  language: TextLanguage
  now: Date
  /** The product's public address, without a trailing slash. */
  publicUrl: string
}

/**
 * Schedules the account's deletion in 14 days and emails the person. Asking again doesn't change the day.
 * @throws WrongPassword, LastAdministrator, TooManyTries
 */
export async function askForDeletion(db: Db, viewer: Viewer, asked: Asked): Promise<void> {
  const { id: user_id, email, first_name } = await expectOwnPassword(db, viewer, asked)
  const { keeps_shared, language, now } = asked
  const delete_at = new Date(now.getTime() + CHANGE_OF_MIND_DAYS * DAY_MS)
  await db.transaction(async (tx) => {
    if (viewer.is_admin) await expectAnotherAdministrator(tx, user_id)
    await lockUser(tx, user_id)
    await endSessions(tx, { user_id, now, except: viewer.session_id })
    if (!(await writeDeletion(tx, { user_id, asked_at: now, delete_at, keeps_shared, language }))) return
    const link = `${asked.publicUrl}${addressIn(language, '/profile/privacy')}`
    await queueMail(tx, {
      key: `deletion-asked:${user_id}:${now.getTime()}`,
      to: email,
      user_id,
      kind: 'deletion-asked',
      language,
      ...(await deletionAskedMail({ first_name, delete_at, keeps_shared, link }, language)),
    })
  })
}
