import { m } from '#messages/messages.js'
import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'
import type { Subscription } from '../../subscriptions.contract.ts'

const statuses: Record<Subscription['status'], { label: () => string; tone: BadgeTone }> = {
  live: { label: m.awareness_area_status_live, tone: 'leaf' },
  paused: { label: m.awareness_area_status_paused, tone: 'marigold' },
  ended: { label: m.awareness_area_status_ended, tone: 'mist' },
}

/** Whether a campaign is public. */
export function CampaignBadge({ campaign }: { campaign: Pick<Subscription, 'status' | 'hold_reason'> }) {
  if (campaign.hold_reason !== null) {
    return <TypeBadge tone="coral">{m.awareness_area_status_suspended()}</TypeBadge>
  }
  const { label, tone } = statuses[campaign.status]
  return <TypeBadge tone={tone}>{label()}</TypeBadge>
}
