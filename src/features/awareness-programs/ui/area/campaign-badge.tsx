import { m } from '#messages/messages.js'
import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'
import type { Subscription } from '../../subscriptions.contract.ts'

const statuses: Record<Subscription['status'], { words: () => string; tone: BadgeTone }> = {
  live: { words: m.awareness_area_status_live, tone: 'leaf' },
  paused: { words: m.awareness_area_status_paused, tone: 'marigold' },
  ended: { words: m.awareness_area_status_ended, tone: 'mist' },
}

/** Whether a campaign is out. */
export function CampaignBadge({ campaign }: { campaign: Pick<Subscription, 'status' | 'hold_reason'> }) {
  if (campaign.hold_reason !== null) {
    return <TypeBadge tone="coral">{m.awareness_area_status_held()}</TypeBadge>
  }
  const { words, tone } = statuses[campaign.status]
  return <TypeBadge tone={tone}>{words()}</TypeBadge>
}
