import { AwarenessProgramEnded, CampaignIsEnded, CampaignIsHeld } from '../awareness-programs.errors.ts'
import type { CampaignRow } from '../campaigns.queries.ts'

/**
 * What is held or over is worked on no more. A paused one is.
 * @throws CampaignIsHeld, CampaignIsEnded, AwarenessProgramEnded
 */
export function expectOpenCampaign({
  held_at,
  status,
  program_publication,
}: Pick<CampaignRow, 'held_at' | 'status' | 'program_publication'>): void {
  if (held_at !== null) throw new CampaignIsHeld()
  if (status === 'ended') throw new CampaignIsEnded()
  if (program_publication === 'ended') throw new AwarenessProgramEnded()
}
