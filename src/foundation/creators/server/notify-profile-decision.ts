import { z } from 'zod'
import { addressIn } from '#contract/language.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { notify } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { creatorAddress, EDIT_PROFILE_ADDRESS } from '../creators.contract.ts'
import { profileHiddenMail, profileRestoredMail } from './mails/profile-mails.tsx'
import { findPersonToNotify } from './person-to-notify.queries.ts'

const notifyProfileDecisionJob = defineJob({
  name: 'tell-profile-decision',
  payload: z.object({
    user_id: z.int(),
    is_hidden: z.boolean(),
    is_by_moderator: z.boolean(),
    /** The reason as the moderator wrote it; null if there is none. */
    reason: z.string().nullable(),
    at: z.iso.datetime(),
  }),
})
type Decision = z.output<typeof notifyProfileDecisionJob.payload>

const pathOf = ({ user_id, is_hidden }: Decision) =>
  is_hidden ? EDIT_PROFILE_ADDRESS : creatorAddress(user_id)

/**
 * Queues an email and notifies the person that their public profile was hidden or restored, in the same transaction.
 */
export async function notifyProfileDecision(tx: Db, decision: Decision): Promise<void> {
  await enqueue(tx, notifyProfileDecisionJob, decision)
  const { user_id, is_hidden, at } = decision
  const kind = is_hidden ? 'profile_hidden' : 'profile_restored'
  await notify(tx, {
    user_ids: [user_id],
    kind,
    key: `${kind}:${user_id}:${at}`,
    params: {},
    // Moderators stay anonymous.
    actor_id: null,
    path: pathOf(decision),
    now: new Date(at),
  })
}

/** @param publicUrl without a trailing slash */
export function mailProfileDecision({ publicUrl }: { publicUrl: string }): HandledJob {
  return handledBy(notifyProfileDecisionJob, async (db, decision) => {
    const { user_id, is_hidden, is_by_moderator, reason, at } = decision
    const person = await findPersonToNotify(db, user_id)
    if (!person) return
    const { email, first_name, language } = person
    const kind = is_hidden ? 'profile-hidden' : 'profile-restored'
    const address = publicUrl + addressIn(language, pathOf(decision))
    const told = { first_name, reason, address, isByModerator: is_by_moderator }
    await queueMail(db, {
      key: `${kind}:${user_id}:${at}`,
      to: email,
      user_id,
      kind,
      language,
      ...(await (is_hidden ? profileHiddenMail(told, language) : profileRestoredMail(told, language))),
    })
  })
}
