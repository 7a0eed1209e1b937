import type { TextLanguage } from '#contract/wire.ts'
import { lockUser, type Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { INVITATIONS_A_DAY } from '../../../awareness-programs.contract.ts'
import { findOwnCampaign } from '../../find-own-campaign.ts'
import { expectInviting } from '../expect-inviting.ts'
import { isInvitationOf, markReminded, selectDue } from '../invitation-list.queries.ts'
import { InvitationNotFound, InvitationsUsedUp, NobodyToRemind } from '../inviting.errors.ts'
import { markUnwilling } from '../stopping/mark-unwilling.ts'
import type { StopLinks } from '../stopping/stop-links.ts'
import { leftToday } from './left-today.ts'
import { mailInvitationsJob } from './mail-invitations-job.ts'

interface Reminding {
  campaign_id: number
  /** The invitation to remind; undefined for all that are due. */
  invitation_id: number | undefined
  language: TextLanguage
  links: StopLinks
  now: Date
}

/**
 * Reminds people who are due, once each. Reminders count towards the daily limit like invitations.
 * @throws what `expectInviting` does, CampaignNotFound, InvitationNotFound, NobodyToRemind, InvitationsUsedUp
 */
export async function remindInvited(
  db: Db,
  viewer: Viewer,
  { campaign_id, invitation_id, language, links, now }: Reminding,
): Promise<{ reminded: number; left_today: number }> {
  const user_id = viewer.id
  expectInviting(viewer, await findOwnCampaign(db, { id: campaign_id, user_id, language }))
  await markUnwilling(db, await selectDue(db, { campaign_id, invitation_id, now }), links)
  return db.transaction(async (tx) => {
    await lockUser(tx, user_id)
    if (
      invitation_id !== undefined &&
      !(await isInvitationOf(tx, { campaign_ids: [campaign_id], invitation_id }))
    ) {
      throw new InvitationNotFound()
    }
    const left = await leftToday(tx, { user_id, now })
    if (left === 0) throw new InvitationsUsedUp(INVITATIONS_A_DAY)
    const invitation_ids = await markReminded(tx, { campaign_id, invitation_id, most: left, now })
    if (invitation_ids.length === 0) throw new NobodyToRemind()
    await enqueue(tx, mailInvitationsJob, { invitation_ids, is_reminder: true })
    return { reminded: invitation_ids.length, left_today: left - invitation_ids.length }
  })
}
