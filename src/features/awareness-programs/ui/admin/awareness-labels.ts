import { m } from '#messages/messages.js'
import type { BadgeTone } from '#ui-kit/type-badge.tsx'
import type { AdminCampaign } from '../../admin-awareness-campaigns.contract.ts'
import type { ShownCampaigns } from '../../admin-awareness-words.contract.ts'

export const campaignStates: Record<ShownCampaigns, () => string> = {
  live: m.awareness_admin_state_live,
  paused: m.awareness_admin_state_paused,
  ended: m.awareness_admin_state_ended,
  held: m.awareness_admin_state_suspended,
}
const campaignTones: Record<ShownCampaigns, BadgeTone> = {
  live: 'leaf',
  paused: 'marigold',
  ended: 'mist',
  held: 'coral',
}

/** A suspended campaign is shown as suspended, whatever its own status. */
export function campaignState({ status, held_at }: Pick<AdminCampaign, 'status' | 'held_at'>) {
  const state = held_at === null ? status : 'held'
  return { label: campaignStates[state](), tone: campaignTones[state] }
}
