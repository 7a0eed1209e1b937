import { z } from 'zod'
import { addressIn } from '#contract/language.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { campaignAddress } from '../../../awareness-address.contract.ts'
import { findOwnerToNotify } from './campaign-suspension.queries.ts'
import { campaignSuspensionMail } from './campaign-suspension-mail.tsx'

export const notifySuspensionJob = defineJob({
  name: 'tell-campaign-hold',
  payload: z.object({
    campaign_id: z.int(),
    is_held: z.boolean(),
    /** Empty if none was given. */
    reason: z.string(),
    at: z.iso.datetime(),
  }),
})

/**
 * Emails the owner of a campaign that it was suspended or is shown again.
 * @param publicUrl without a trailing slash
 */
export function notifySuspension({ publicUrl }: { publicUrl: string }): HandledJob {
  return handledBy(notifySuspensionJob, async (db, { campaign_id, is_held: is_suspended, reason, at }) => {
    const owner = await findOwnerToNotify(db, campaign_id)
    if (!owner) return
    const { user_id, email, language, program_name } = owner
    const address = `${publicUrl}${addressIn(language, campaignAddress({ id: campaign_id, program_name }))}`
    const kind = is_suspended ? 'campaign-held' : 'campaign-released'
    await queueMail(db, {
      key: `${kind}:${campaign_id}:${at}`,
      to: email,
      user_id,
      kind,
      language,
      ...(await campaignSuspensionMail({ ...owner, is_suspended, reason, address })),
    })
  })
}
