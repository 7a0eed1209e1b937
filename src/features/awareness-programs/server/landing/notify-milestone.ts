import { notify, titleParams } from '#foundation/notifications/server/index.ts'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { campaignAddress } from '../../awareness-address.contract.ts'

/** A campaign right after another person has completed the program for it. */
export interface CountedCampaign {
  id: number
  owner_id: number
  program_name: string
  title: LocalizedText
  goal: number
  completions_count: number
}

/**
 * Notifies the owner of a campaign of its first completion and of reaching its goal, each once: a part that joins an
 * organization can bring several completions at a time.
 */
export async function notifyMilestone(tx: Db, campaign: CountedCampaign, now: Date): Promise<void> {
  const { id, owner_id, title, goal, completions_count } = campaign
  const kind = milestoneOf(campaign)
  if (!kind) return
  await notify(tx, {
    user_ids: [owner_id],
    kind,
    key: `${kind}:${id}:${Math.min(completions_count, goal)}`,
    params: { ...titleParams(title), goal: String(goal) },
    actor_id: null,
    path: campaignAddress(campaign),
    now,
  })
}

function milestoneOf({ goal, completions_count }: CountedCampaign) {
  if (completions_count >= goal) return 'campaign_goal' as const
  return completions_count === 1 ? ('campaign_first' as const) : undefined
}
