import { z } from 'zod'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import {
  expectAnotherAdministrator,
  LastAdministrator,
  selectEarlierEmails,
} from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { forgetJobsNaming, forgetJobsWith } from '#platform/jobs/forget-jobs.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import type { PersonalDataProvider } from '../personal-data-provider.ts'
import { deleteUser, lockDue, postponeDeletion } from './deletions.queries.ts'
import { removeFilesLater } from './remove-files.ts'

export const deleteAccountJob = defineJob({
  name: 'delete-account',
  payload: z.object({ user_id: z.int() }),
  changesPages: true,
  timeLimit: 3600,
})

/** Erases one person whose day has come, completely or, on failure, not at all until the next try. */
export function deleteAccountHandled(of: {
  providers: readonly PersonalDataProvider[]
  clock: Clock
}): HandledJob {
  return handledBy(deleteAccountJob, async (db, { user_id }, { log }) => {
    const now = of.clock.now()
    const became = await db.transaction((tx) => deleteAccount(tx, { user_id, providers: of.providers, now }))
    if (became === 'postponed') log.warn({ user_id, kind: 'last-administrator-stays' }, 'privacy')
    if (became === 'erased') log.info({ user_id, kind: 'account-erased' }, 'privacy')
  })
}

type Became = 'erased' | 'postponed' | 'not due'

/**
 * Each provider erases the person's data in its rows; then the account row is deleted with everything that cascades.
 */
async function deleteAccount(
  tx: Db,
  { user_id, providers, now }: { user_id: number; providers: readonly PersonalDataProvider[]; now: Date },
): Promise<Became> {
  const due = await lockDue(tx, { user_id, now })
  if (!due) return 'not due'
  if (due.is_admin && (await isLast(tx, user_id))) {
    // Roles have changed since the deletion was scheduled. Someone must become administrator first.
    await postponeDeletion(tx, { user_id, until: new Date(now.getTime() + DAY_MS) })
    return 'postponed'
  }
  const person = { id: due.id, email: due.email }
  const keys: string[] = []
  for (const provider of providers) {
    const erased = await provider.erase(tx, person, { keepsShared: due.keeps_shared, now })
    keys.push(...(erased?.storageKeys ?? []))
  }
  const emails = [person.email, ...(await selectEarlierEmails(tx, user_id))]
  await deleteUser(tx, user_id)
  for (const email of emails) await forgetJobsNaming(tx, email)
  // Notifications to others about what the person did quote them, such as a worksheet's title.
  await forgetJobsWith(tx, { field: 'actor_id', values: [user_id] })
  await removeFilesLater(tx, keys)
  // Uploads under way at this moment will have arrived by then.
  await removeFilesLater(tx, keys, new Date(now.getTime() + HOUR_MS))
  await recordChange(tx, {
    viewer: { id: user_id },
    action: 'account-erased',
    kind: 'person',
    id: user_id,
    after: { keeps_shared: due.keeps_shared },
    now,
  })
  return 'erased'
}

async function isLast(tx: Db, user_id: number): Promise<boolean> {
  try {
    await expectAnotherAdministrator(tx, user_id)
    return false
  } catch (error) {
    if (error instanceof LastAdministrator) return true
    throw error
  }
}
