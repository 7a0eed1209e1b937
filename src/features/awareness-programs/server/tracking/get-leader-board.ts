import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { LeaderBoard } from '../../tracking.contract.ts'
import { findOwnCampaign } from '../find-own-campaign.ts'
import { countForBoard, selectLeaders } from './leader-board.queries.ts'

const MOST_LEADERS = 20

/** The leader board of a campaign's program, for the campaign's owner. @throws CampaignNotFound */
export async function getLeaderBoard(
  db: Db,
  viewer: Viewer,
  { id, language }: { id: number; language: TextLanguage },
): Promise<LeaderBoard> {
  const campaign = await findOwnCampaign(db, { id, user_id: viewer.id, language })
  const { kind, program_id, program_name, program_title, is_listed } = campaign
  const found = await selectLeaders(db, { program_id, kind, own_id: id, most: MOST_LEADERS })
  return {
    kind,
    program_data: { id: program_id, name: program_name, title: program_title },
    leaders: found
      .slice(0, MOST_LEADERS)
      .map(({ campaigns_count, ...leader }) => ({ ...leader, is_mine: leader.id === id })),
    campaigns_count: found[0]?.campaigns_count ?? 0,
    own_rank: found.find((leader) => leader.id === id)?.rank ?? null,
    own_completions_count: await countForBoard(db, { id, kind }),
    is_listed,
  }
}
