import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import { forgetAddressees } from '#foundation/mails/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { forgetAddresses, lockOldInvitations } from './forgotten-invitations.queries.ts'
import { invitationKey, reminderKey } from './invitation-state.queries.ts'

const DAY_MS = 24 * 3600 * 1_000
/** After the campaign ended, and after the invitation at the latest. */
export const INVITATIONS_KEPT_DAYS = { afterTheEnd: 180, afterInviting: 365 } as const
const AFTER_THE_END_MS = INVITATIONS_KEPT_DAYS.afterTheEnd * DAY_MS
const AFTER_INVITING_MS = INVITATIONS_KEPT_DAYS.afterInviting * DAY_MS
const AT_ONCE = 500

const forgetOldInvitationsJob = defineJob({
  name: 'forget-old-invitations',
  payload: z.object({}),
  timeLimit: 3600,
  cron: { pattern: '50 3 * * *', timezone: HOME_ZONE },
})

/**
 * Every night: addresses and names of people who never gave them to us themselves go, half a year after the campaign
 * ended and a year after the invitation at the latest, from the invitations and their mails alike. The numbers stay.
 */
export function forgetOldInvitations({ clock }: { clock: Clock }): HandledJob {
  return handledBy(forgetOldInvitationsJob, async (db) => {
    const now = clock.now()
    while ((await forgetSome(db, now)) === AT_ONCE);
  })
}

/** @returns how many were forgotten */
function forgetSome(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await lockOldInvitations(tx, {
      ended_before: new Date(now.getTime() - AFTER_THE_END_MS),
      invited_before: new Date(now.getTime() - AFTER_INVITING_MS),
      limit: AT_ONCE,
    })
    if (ids.length === 0) return 0
    await forgetAddresses(tx, ids)
    await forgetAddressees(
      tx,
      ids.flatMap((id) => [invitationKey(id), reminderKey(id)]),
    )
    return ids.length
  })
}
