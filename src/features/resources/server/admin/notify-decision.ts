import { z } from 'zod'
import { addressIn } from '#contract/language.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { notify } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { resourceAddress } from '../../resource-card.contract.ts'
import { resourceHiddenMail, resourceRestoredMail } from '../mails/resource-mails.tsx'
import { withdrawResource } from '../making/notify-new-resource.ts'
import { findCreatorToNotify } from './resource-creator.queries.ts'

const decisionMailJob = defineJob({
  name: 'tell-resource-decision',
  payload: z.object({
    resource_id: z.int(),
    is_hidden: z.boolean(),
    reason: z.string(),
    at: z.iso.datetime(),
  }),
})
type Decision = z.output<typeof decisionMailJob.payload>

/**
 * Notifies the creator that their resource was hidden or is shown again. Call it in the transaction of that decision.
 */
export async function notifyDecision(tx: Db, decision: Decision): Promise<void> {
  await enqueue(tx, decisionMailJob, decision)
  const { resource_id, is_hidden, at } = decision
  if (is_hidden) await withdrawResource(tx, resource_id)
  const creator = await findCreatorToNotify(tx, resource_id)
  if (!creator) return
  const kind = is_hidden ? 'resource_hidden' : 'resource_restored'
  await notify(tx, {
    user_ids: [creator.user_id],
    kind,
    key: `${kind}:${resource_id}:${at}`,
    params: { title: creator.title },
    // Moderators stay anonymous.
    actor_id: null,
    path: pathFor({ id: resource_id, title: creator.title }, is_hidden),
    now: new Date(at),
  })
}

/** A hidden resource opens its form, which asks to log in: its page is "not found" for visitors. */
const pathFor = (resource: { id: number; title: string }, isHidden: boolean) =>
  resourceAddress(resource, isHidden ? '/edit' : '')

/** @param publicUrl without a trailing slash */
export function mailDecision({ publicUrl }: { publicUrl: string }): HandledJob {
  return handledBy(decisionMailJob, async (db, { resource_id, is_hidden, reason, at }) => {
    const facts = await findCreatorToNotify(db, resource_id)
    if (!facts) return
    const { user_id, email, first_name, title, language } = facts
    const address = `${publicUrl}${addressIn(language, pathFor({ id: resource_id, title }, is_hidden))}`
    const shown = { first_name, title, reason, address }
    await queueMail(db, {
      key: `resource-${is_hidden ? 'hidden' : 'restored'}:${resource_id}:${at}`,
      to: email,
      user_id,
      kind: is_hidden ? 'resource-hidden' : 'resource-restored',
      language,
      ...(await (is_hidden ? resourceHiddenMail(shown, language) : resourceRestoredMail(shown, language))),
    })
  })
}
