import type { Db } from '#platform/db/database.ts'
import type { CampaignRow } from '../campaigns.queries.ts'
import { isInvitationOf } from '../inviting/invitation-list.queries.ts'
import type { CompletionTokens, WaitingCompletion } from './completion-token.ts'
import { findOpenCampaign } from './find-open-campaign.ts'
import { ConfirmationNotFound } from './landing.errors.ts'
import { findCountedCampaign } from './landing.queries.ts'
import { writeCompletion } from './write-completion.ts'

interface Confirming {
  tokens: CompletionTokens
  token: string
  now: Date
}

/**
 * What the link in a confirmation email would complete.
 * @throws ConfirmationNotFound, CampaignNotFound, CampaignIsPaused, CampaignIsEnded, AwarenessProgramEnded
 */
export async function readConfirmation(
  db: Db,
  { tokens, token, now }: Confirming,
): Promise<{ waiting: WaitingCompletion; campaign: CampaignRow }> {
  const waiting = await tokens.read(token, now)
  if (!waiting) throw new ConfirmationNotFound()
  const { campaign_id: id, language } = waiting
  return { waiting, campaign: await findOpenCampaign(db, { id, language }) }
}

/** @throws what {@link readConfirmation} throws */
export async function confirmCompletion(db: Db, confirming: Confirming): Promise<CampaignRow> {
  const { waiting, campaign } = await readConfirmation(db, confirming)
  const { campaign_id: page_id, referral_code, invitation_id, ...completion } = waiting
  const campaign_id = await findCountedCampaign(db, { page_id, referral_code })
  // It may have been deleted while the email waited.
  const of = { campaign_ids: [page_id, campaign_id], invitation_id: invitation_id ?? 0 }
  const isInvited = invitation_id !== undefined && (await isInvitationOf(db, of))
  await writeCompletion(db, {
    ...completion,
    program_id: campaign.program_id,
    campaign_id,
    invitation_id: isInvited ? invitation_id : null,
    now: confirming.now,
  })
  return campaign
}
