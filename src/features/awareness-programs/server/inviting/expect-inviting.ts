import type { Viewer } from '#foundation/accounts/server/index.ts'
import { promoterName } from '../../promoter-name.contract.ts'
import {
  AwarenessProgramEnded,
  CampaignIsEnded,
  CampaignIsPaused,
  CampaignIsSuspended,
  EmailNotProved,
} from '../awareness-programs.errors.ts'
import type { CampaignRow } from '../campaigns.queries.ts'
import { LandingPageFirst } from './inviting.errors.ts'

/**
 * Checks that the person's own address is confirmed and that the campaign can be taken part in. Only actions that
 * make the product email others need a confirmed address (docs/rules/accounts.md, Confirmed addresses).
 * @throws EmailNotProved, CampaignIsSuspended, CampaignIsEnded, CampaignIsPaused, AwarenessProgramEnded,
 * LandingPageFirst
 */
export function expectInviting({ is_otp_verified }: Viewer, campaign: CampaignRow): void {
  if (!is_otp_verified) throw new EmailNotProved()
  if (campaign.held_at !== null) throw new CampaignIsSuspended()
  if (campaign.status === 'ended') throw new CampaignIsEnded()
  if (campaign.status === 'paused') throw new CampaignIsPaused()
  if (campaign.program_publication !== 'published') throw new AwarenessProgramEnded()
  if (promoterName(campaign) === '') throw new LandingPageFirst()
}
