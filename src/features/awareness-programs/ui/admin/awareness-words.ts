import { m } from '#messages/messages.js'
import type { BadgeTone } from '#ui-kit/type-badge.tsx'
import type { AdminCampaign } from '../../admin-awareness-campaigns.contract.ts'
import type { ShownCampaigns } from '../../admin-awareness-words.contract.ts'
import type { AwarenessPublication } from '../../awareness-programs.contract.ts'

const names: Record<AwarenessPublication, () => string> = {
  draft: m.publication_draft,
  published: m.publication_published,
  ended: m.awareness_admin_state_ended,
}
const tones: Record<AwarenessPublication, BadgeTone> = { draft: 'marigold', published: 'leaf', ended: 'mist' }

export const awarenessState = (publication: AwarenessPublication) => names[publication]()
export const awarenessTone = (publication: AwarenessPublication) => tones[publication]

export const campaignStates: Record<ShownCampaigns, () => string> = {
  live: m.awareness_admin_state_live,
  paused: m.awareness_admin_state_paused,
  ended: m.awareness_admin_state_ended,
  held: m.awareness_admin_state_held,
}
const campaignTones: Record<ShownCampaigns, BadgeTone> = {
  live: 'leaf',
  paused: 'marigold',
  ended: 'mist',
  held: 'coral',
}

/** A held campaign is that, whatever its own status. */
export function campaignState({ status, held_at }: Pick<AdminCampaign, 'status' | 'held_at'>) {
  const state = held_at === null ? status : 'held'
  return { words: campaignStates[state](), tone: campaignTones[state] }
}
