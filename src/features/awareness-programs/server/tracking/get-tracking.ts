import { homeDay } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { DEFAULT_TRACKED_DAYS, type TrackedDays, type Tracking } from '../../tracking.contract.ts'
import { findOwnCampaign } from '../find-own-campaign.ts'
import { countDays } from './count-days.ts'
import { daysOf, daysUntil, sourcesOf, totalsOf } from './sum-tracking.ts'
import { selectPromoters } from './tracking.queries.ts'

interface Wanted {
  id: number
  days?: TrackedDays | undefined
  /** The page of an organisation's promoters. */
  team_page?: number | undefined
  language: TextLanguage
  now: Date
}

/** The statistics of a campaign, for its owner. @throws CampaignNotFound */
export async function getTracking(
  db: Db,
  viewer: Viewer,
  { id, days = DEFAULT_TRACKED_DAYS, team_page, language, now }: Wanted,
): Promise<Tracking> {
  const campaign = await findOwnCampaign(db, { id, user_id: viewer.id, language })
  const counted = await countDays(db, id)
  const { promoters, count } = await selectPromoters(db, {
    campaign_id: id,
    ...pageWindow({ page: team_page }),
  })
  const { kind, status, organisation_name, display_name, goal } = campaign
  return {
    subscription: {
      id,
      kind,
      status,
      organisation_name,
      display_name,
      goal,
      program_data: { id: campaign.program_id, name: campaign.program_name, title: campaign.program_title },
    },
    totals: totalsOf(counted),
    days: daysOf(counted, daysUntil(homeDay(now), days)),
    sources: sourcesOf(counted),
    promoters,
    promoters_count: count,
  }
}
