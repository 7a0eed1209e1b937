import { DAY_MS } from '#contract/durations.ts'
import { retention } from '#foundation/feature.ts'
import { forgetAddressees } from '#foundation/mails/server/index.ts'
import type { Retention } from '#foundation/privacy/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { forgetAddresses, lockOldInvitations } from './forgotten-invitations.queries.ts'
import { invitationKey, reminderKey } from './invitation-state.queries.ts'

const AT_ONCE = 500

/** Counted from the end of the campaign. The job of `invitationsRetention` covers both. */
export const endedInvitationsRetention: Retention = {
  name: 'invitations-of-ended',
  retentionDays: 180,
  job: 'forget-old-invitations',
}

/**
 * Erases the addresses and names of people who never gave them to us themselves, from invitations and their emails:
 * half a year after the campaign has ended, and a year after the invitation at the latest. The counts stay.
 */
export const invitationsRetention = retention({
  name: 'invitations',
  retentionDays: 365,
  job: 'forget-old-invitations',
  at: '50 3',
  timeLimit: 3600,
  forget: async (db, invited_before, now) => {
    const ended_before = new Date(now.getTime() - endedInvitationsRetention.retentionDays * DAY_MS)
    while ((await forgetSome(db, { ended_before, invited_before })) === AT_ONCE);
  },
})

/** @returns how many were erased */
function forgetSome(db: Db, of: { ended_before: Date; invited_before: Date }): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await lockOldInvitations(tx, { ...of, limit: AT_ONCE })
    if (ids.length === 0) return 0
    await forgetAddresses(tx, ids)
    await forgetAddressees(
      tx,
      ids.flatMap((id) => [invitationKey(id), reminderKey(id)]),
    )
    return ids.length
  })
}
